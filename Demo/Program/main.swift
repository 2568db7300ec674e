import VeneerGallery

Gallery.main(CommandLine.arguments.dropFirst())
