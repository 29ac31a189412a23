/// Something that can draw itself into a part of a buffer.
///
/// A view is a stored value: no clock, no model, no I/O, so any screen can be drawn and read back
/// without a terminal. It never draws outside `area`, and survives 0x0 and 1x1.
public protocol View {
  func draw(in area: Rect, on buffer: inout Buffer)
}
