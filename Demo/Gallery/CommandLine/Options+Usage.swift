extension Options {
  static let usage = """
    Usage: veneer-gallery [--page NAME] [--dark] [--high-contrast] [--language CODE] [--rtl]
                          [--broadway] [--autoquit]
           veneer-gallery --screenshot DIRECTORY [--page NAME] [--dark] [--high-contrast] [--language CODE] [--rtl]
                          [--scale 1|2] [--size WIDTHxHEIGHT]
           veneer-gallery --symbols DIRECTORY [--scale 1|2]
           veneer-gallery --list

    Shows Veneer's components in a window.

      --page NAME             show this page first, or make pictures of this one only
      --list                  print the names of the pages
      --dark                  start dark; make dark pictures only
      --high-contrast         use GTK's theme of high contrast
      --language CODE         show all texts in Arabic (ar), English (en), French (fr) or German (de); usually in the
                              language that LANGUAGE or the locale says
      --rtl                   lay everything out from right to left
      --broadway              show the gallery in a web browser on this machine, and print the address
      --autoquit              close the window after a second
      --screenshot DIRECTORY  write pictures of all pages to PNG files, light and dark; needs no display
      --symbols DIRECTORY     write pictures of all symbols to PNG files, light and dark; needs no display
      --scale 1|2             device pixels per logical pixel of these pictures, usually both
      --size WIDTHxHEIGHT     the size of the window in the pictures, usually 1000 and as high as each page is long
      --help                  say this

    """
}
