import Veneer

let options = Options(CommandLine.arguments.dropFirst())

if let file = options.screenshot {
  Screenshot.take(to: file, options, scale: options.scale ?? 1)
} else if let folder = options.symbolFolder {
  if let scale = options.scale {
    SymbolSheetPictures.write(to: folder, scale: scale)
  } else {
    SymbolSheetPictures.writeAtAllScales(to: folder)
  }
} else {
  GalleryApplication.run(options)
}
