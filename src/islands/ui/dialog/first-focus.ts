/**
 * Returns the element to focus when a dialog opens: the one in it that has the focus already, otherwise what
 * `choose` returns. The focus is given a frame after the dialog is drawn, which is late on a slow phone:
 * it must not be taken from the button that a member has gone to by then. CPN-5, VER-2.
 */
export function firstFocus(dialog: HTMLElement | null, choose: () => HTMLElement | null) {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && dialog?.contains(activeElement) ? activeElement : choose()
}
