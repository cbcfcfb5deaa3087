/**
 * Starts what the first paint does not need: hints for the page's code and its font, the first ones once the style sheet has
 * come, which has the line for itself until then, the others after the first frame; and the page's islands once what the page brought with it is on the screen, which
 * has the processor for itself until then. FST-1.
 */
import { root } from './safely.ts'

/** The time after which islands start though no frame has been painted, in milliseconds: a page may come to a halt. */
const patience = 1000

/** The number of hints that keep the line busy until the first frame is there: of the files that every page has. */
const ahead = 3

const insert = (moment: string, most?: number) => {
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>(`[data-after=${moment}]`))
    document.head.append(...[...content.children].slice(0, most))
}
const startIslands = () => {
  if (root.dataset.painted !== undefined) return
  root.dataset.painted = ''
  insert('style')
  insert('paint')
  dispatchEvent(new Event('painted'))
}
/** Does something once a frame has been painted: the next one begins when it has. */
const afterPaint = (work: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))
let isHinted = false
/** The first hints. */
const hintFirst = () => {
  if (isHinted) return
  isHinted = true
  insert('style', ahead)
}
let isStyled = false
const onStyled = () => {
  if (isStyled) return
  isStyled = true
  // A page that is not looked at paints no frames.
  if (document.hidden) return startIslands()
  setTimeout(startIslands, patience)
  hintFirst()
  const onParsed = () => {
    // Two dozen requests at once take a slow phone 30 ms, which the first frame would wait for.
    requestAnimationFrame(() => setTimeout(() => insert('style')))
    afterPaint(startIslands)
  }
  // What the scripts of the head draw into the content is there when the page has been read.
  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', onParsed, { once: true })
  else onParsed()
}
const follow = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') onStyled()
}
// These events of an element are seen on their way down only. Without its style sheet a page is still one that works.
document.addEventListener('load', follow, true)
document.addEventListener('error', follow, true)

// The first frame waits for the style sheet, and is drawn before the event of the sheet is told: 90 ms on a slow phone.
requestAnimationFrame(hintFirst)

// What the next pages need waits for all of this one.
addEventListener('load', () => {
  onStyled()
  insert('load')
})
