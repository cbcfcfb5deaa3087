import { containCss } from './custom-css.ts'
import { stampedSheetId } from './stamped-sheet.ts'

let sheet: CSSStyleSheet | undefined

/** Tells whether neither an element nor its ancestors are hidden or transparent; its size is not looked at. */
const isVisible = (element: Element): boolean => {
  // Safari before 17.4 lacks the method.
  if (typeof element.checkVisibility === 'function')
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  if (getComputedStyle(element).visibility !== 'visible') return false
  for (let at: Element | null = element; at; at = at.parentElement)
    if (Number(getComputedStyle(at).opacity) === 0) return false
  return true
}

const isSeen = (element: Element): boolean => {
  const { width, height, right } = element.getBoundingClientRect()
  return (
    width * height > 0 &&
    right > 0 &&
    isVisible(element) &&
    getComputedStyle(element).pointerEvents !== 'none'
  )
}

/** Tells whether a form on this page could be seen and filled in: one is put there and taken away before a paint. */
const canFillIn = (): boolean => {
  const form = document.createElement('form')
  form.append(
    document.createElement('input'),
    Object.assign(document.createElement('button'), { textContent: '?' }),
  )
  ;(document.querySelector('main') ?? document.body).append(form)
  const seen = [form, ...form.children].every(isSeen)
  form.remove()
  return seen
}

/** Puts a club's custom CSS on the document; what would take forms away is not applied, so that members can sign in. XS-24. */
export const applyCss = (customCss: string, pictures: readonly string[]): void => {
  if (typeof CSSStyleSheet === 'undefined') return
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync('')
  document.getElementById(stampedSheetId)?.remove()
  const could = canFillIn()
  sheet.replaceSync(containCss(customCss, [location.origin, ...pictures]))
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  if (could && !canFillIn()) sheet.replaceSync('')
}
