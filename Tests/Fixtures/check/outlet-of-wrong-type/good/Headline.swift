import UIKit

typealias Headline = UIView & Pricing

protocol Pricing {}
