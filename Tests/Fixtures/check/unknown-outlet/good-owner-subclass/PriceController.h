#import <UIKit/UIKit.h>

@interface PriceController : UIViewController
@end

@interface SalePriceController : PriceController {
  IBOutlet UILabel *amountLabel;
}
@end
