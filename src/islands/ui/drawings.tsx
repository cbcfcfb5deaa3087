/** A cloud without a link: something did not arrive. */
export function LostDrawing() {
  return <svg aria-hidden="true" viewBox="0 0 160 120" />
}
