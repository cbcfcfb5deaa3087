/** The fields of the page's HTML that no form of React has taken over yet. */
const built = new Set<HTMLInputElement>()
/** The element that has the focus in that HTML, or had it until it was replaced. */
let focused: unknown

export const rememberBuiltFields = (place: Element): void => {
  for (const field of place.querySelectorAll('input')) built.add(field)
  if (place.contains(document.activeElement)) focused = document.activeElement
  place.addEventListener('focusin', ({ target }) => {
    focused = target
  })
}

/** Enters a value as the member would, so that what listens to the field hears it. */
const enter = (field: HTMLInputElement, value: string): void => {
  // React's own setter on the element would take the value for one that it knows already.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Carries what is typed into fields of the page's HTML, and the focus, over to a form that React has drawn anew in their
 * place: it does so where it meets other HTML than it expects, such as a part that a password manager has put in. A
 * form that is taken over as it was built keeps its own fields. A6.
 */
export const adoptBuiltFields = (form: HTMLFormElement): void => {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || built.delete(field)) continue
    const before = [...built].find((one) => !one.isConnected && one.name === field.name)
    if (!before) continue
    built.delete(before)
    if (before.value) enter(field, before.value)
    if (focused === before && document.activeElement === document.body) field.focus()
  }
}
