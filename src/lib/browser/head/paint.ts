/** Starts the page's islands once it is painted, and asks for what the next pages need once all of it is there. FST-1. */
import { root } from './safely.ts'

/** The time after which islands start though the page has not come to its end, in milliseconds. */
const patience = 3000

const insert = (moment: string) => {
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>(`[data-after="${moment}"]`))
    document.head.append(content)
}

const startIslands = () => {
  if (root.dataset.painted !== undefined) return
  root.dataset.painted = ''
  insert('paint')
  dispatchEvent(new Event('painted'))
}

/** Does something once a frame has been painted, which waits for the style sheet: the next one begins when it has. */
const afterPaint = (work: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))

// The start page has two faces, each with code of its own; a member's may be her profile, which asks for it by itself.
if (root.dataset.home === undefined) insert(root.dataset.session ?? '')

// A browser may draw a page before it has come whole: in a bar, each link would give way to those that come after it.
root.dataset.parsing = ''

// What the scripts of the head draw into the content is there when the page has been read.
document.addEventListener(
  'readystatechange',
  () => {
    delete root.dataset.parsing
    // A page that is not looked at paints no frames.
    if (document.hidden) startIslands()
    else afterPaint(startIslands)
  },
  { once: true },
)

setTimeout(startIslands, patience)
addEventListener('load', () => insert('load'))
