/**
 * Starts what the first paint does not need: hints for the page's code and its font once the style sheet has come, which
 * has the line for itself until then; and the page's islands once what the page brought with it is on the screen, which
 * has the processor for itself until then. FST-1.
 */
import { root } from './safely.ts'

/** The time after which islands start though no frame has been painted, in milliseconds: a page may come to a halt. */
const patience = 1000

const insert = (moment: string) => {
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>(`[data-after=${moment}]`))
    document.head.append(content)
}
const startIslands = () => {
  if (root.dataset.painted !== undefined) return
  root.dataset.painted = ''
  insert('paint')
  dispatchEvent(new Event('painted'))
}
/** Does something once a frame has been painted: the next one begins when it has. */
const afterPaint = (work: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))
let isStyled = false
const onStyled = () => {
  if (isStyled) return
  isStyled = true
  insert('style')
  // A page that is not looked at paints no frames.
  if (document.hidden) return startIslands()
  setTimeout(startIslands, patience)
  // What the page's own scripts draw below an island comes with the page.
  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', () => afterPaint(startIslands), { once: true })
  else afterPaint(startIslands)
}
const follow = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') onStyled()
}
// These events of an element are seen on their way down only. Without its style sheet a page is still one that works.
document.addEventListener('load', follow, true)
document.addEventListener('error', follow, true)

// What the next pages need waits for all of this one.
addEventListener('load', () => {
  onStyled()
  insert('load')
})
