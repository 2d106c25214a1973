#import "UIViewController+Saving.h"

@implementation UIViewController (Saving)

- (IBAction)saveEverything:(id)sender {
  [self.view endEditing:YES];
}

@end
