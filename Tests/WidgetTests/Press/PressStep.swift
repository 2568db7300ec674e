import VeneerTesting

extension PressOrder {
  /// One event of an order.
  enum Step: Equatable, Sendable {
    case move(Place)
    case press(Pointer.Button)
    case release(Pointer.Button)
    case wheel
    /// Puts a finger down, moves it, lifts it.
    case touch(Place, finger: Int = 1)
    case drag(Place, finger: Int = 1)
    case lift(finger: Int = 1)
    case keyDown(Key)
    case keyUp(Key)
    /// What the program does meanwhile.
    case change(Change)
    /// So many seconds go by on Veneer's clock.
    case pass(Double)
    /// GTK's 250 milliseconds since a key began to activate the button are over.
    case activationTimesOut

    static let moveIn = move(.inside)
    static let moveOut = move(.outside)
    static let moveToOther = move(.other)
    static let press = press(.primary)
    static let release = release(.primary)
    static let touch = touch(.inside)
    static let lift = lift()
    static let disable = change(.disable)
    static let enable = change(.enable)
    static let hide = change(.hide)
    static let show = change(.show)
  }

  /// Where the pointer or a finger goes.
  enum Place: Equatable, Sendable {
    /// The middle of Go.
    case inside
    /// Within Go, so near to its middle that nothing takes it for a drag.
    case nearby
    /// In the window, on no button.
    case outside
    /// Beyond the window.
    case offWindow
    /// As far above Go's middle as a finger scrolls.
    case above
    /// The middle of the button beside Go.
    case other
    /// The middle of the button in Go's label.
    case inner
  }

  /// What a program may do while a button is pressed.
  enum Change: Equatable, Sendable {
    case disable, enable
    /// The widget around Go, and everything in it, becomes insensitive.
    case disableAround, enableAround
    case hide, show
    /// A stack shows another page than the one Go is on.
    case turnPage, turnPageBack
    /// The view goes, and a new one comes in its place.
    case remove, add
    /// The widget is taken out of its container and put back.
    case takeOut, putBack
    /// The widget goes into another container of the same window, and back.
    case moveElsewhere, moveHome
    case openPopover, closePopover
    case openModalWindow, closeModalWindow
    /// The button gets a style of another type.
    case exchangeStyle
    /// The focus goes to the button beside Go.
    case moveFocus
    /// GTK resets the gestures of Go, as when the system cancels a touch, breaks a grab or begins to drag.
    case resetGestures
    /// Scrolls the page to its top.
    case scrollBack
  }
}
