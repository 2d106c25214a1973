#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Shows an amount of money.
@interface PriceLabel : UILabel

@property (nonatomic, copy) IBInspectable NSString *currency;

@end

NS_ASSUME_NONNULL_END
