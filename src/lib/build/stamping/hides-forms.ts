/** A page with what a visitor needs to sign in. */
const page =
  '<!doctype html><html><body><div><main><form><label for="name">Name</label><input id="name"><button>Sign in</button></form></main></div></body></html>'

/**
 * Tells whether a club's custom CSS makes the forms of the portal unusable: hidden, transparent, or not to be pressed.
 * It is judged without a browser, so by display, visibility, opacity and pointer-events alone; a page judges again when
 * it runs.
 * css: as `containCss` gives it.
 */
export const hidesForms = async (css: string): Promise<boolean> => {
  // Heavy, and for clubs with CSS of their own only.
  const { JSDOM, VirtualConsole } = await import('jsdom')
  // CSS that cannot be read hides nothing, and is no news here.
  const { window } = new JSDOM(page, { virtualConsole: new VirtualConsole() })
  const style = window.document.createElement('style')
  style.textContent = css.replace(/^@layer club\{([\s\S]*)\}$/, '$1')
  window.document.head.append(style)
  const isHidden = (element: Element | null): boolean => {
    if (!element) return false
    const { display, visibility, opacity, pointerEvents } = window.getComputedStyle(element)
    return (
      display === 'none' ||
      visibility === 'hidden' ||
      visibility === 'collapse' ||
      Number.parseFloat(opacity || '1') === 0 ||
      pointerEvents === 'none' ||
      isHidden(element.parentElement)
    )
  }
  return [...window.document.querySelectorAll('input, button')].some(isHidden)
}
