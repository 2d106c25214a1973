import BoardwalkXML
import BoardwalkTree
import BoardwalkSource
import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif
final class Empty: NSObject, XMLParserDelegate {}
func cpu() -> Double { var u = rusage(); getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &u); return Double(u.ru_utime.tv_sec)+Double(u.ru_utime.tv_usec)/1e6+Double(u.ru_stime.tv_sec)+Double(u.ru_stime.tv_usec)/1e6 }
var files: [SourceFile] = []
let root = CommandLine.arguments[1]
for case let p as String in FileManager.default.enumerator(atPath: root)! where p.hasSuffix(".storyboard") || p.hasSuffix(".xib") {
  files.append(try SourceFile(contentsOf: root + "/" + p))
}
files.sort { $0.path < $1.path }
let total = files.reduce(0) { $0 + $1.bytes.count }
print(files.count, total)

if CommandLine.arguments.count > 2 { for _ in 0..<20 { for f in files { _ = try? XMLReader().read(f) } } ; exit(0) }
var floors: [Double] = [], trees: [Double] = []
for _ in 0..<7 {
let a = cpu()
for f in files { let p = XMLParser(stream: InputStream(data: Data(f.bytes))); let e = Empty(); p.delegate = e; _ = p.parse() }
let b = cpu()
for f in files { _ = try? XMLReader().read(f) }
let c = cpu()
floors.append(b-a); trees.append(c-b)
}
floors.sort(); trees.sort()
print("floor", floors[3], "tree", trees[3], trees[3]/floors[3])
