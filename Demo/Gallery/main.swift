import Veneer

let options = Options(CommandLine.arguments.dropFirst())

if let file = options.screenshot {
  Screenshot.take(to: file, isDark: options.isDark, scale: options.scale)
} else {
  GalleryApplication.run(options)
}
