#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Shows an amount of money.
@interface PriceLabel : UIView

@property (nonatomic, copy) IBInspectable NSString *currency;

@end

NS_ASSUME_NONNULL_END
