#import "PriceLabel.h"

@implementation PriceLabel

- (void)openIn:(UIViewController *)controller {
  // [controller performSegueWithIdentifier:@"commentedOut" sender:self];
  [controller performSegueWithIdentifier:@"showPrice" sender:self];
}

@end
