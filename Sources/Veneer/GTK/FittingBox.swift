/// A box that shows one of its children, the one that fits.
@MainActor
final class FittingBox: BoxWidget {
  override func willPlaceChildren(in frame: CGRect) {
    guard case .children(let children, let layout) = content, let layout = layout as? FittingLayout else {
      return
    }
    let choice = layout.choice(in: frame.size, children: children)
    for (index, child) in children.enumerated() { child.setShown(index == choice) }
  }
}
