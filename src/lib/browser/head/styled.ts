/**
 * Starts what the first paint does not need once the style sheet has come, which has the line for itself until then: hints
 * for the page's code and its font, and the page's islands.
 */
import { root } from './safely.ts'

const insert = (moment: string) => {
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>(`[data-after=${moment}]`))
    document.head.append(content)
}
const begin = () => {
  if (root.dataset.styled !== undefined) return
  root.dataset.styled = ''
  insert('style')
  dispatchEvent(new Event('styled'))
}
const follow = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') begin()
}
// These events of an element are seen on their way down only. Without its style sheet a page is still one that works.
document.addEventListener('load', follow, true)
document.addEventListener('error', follow, true)

// What the next pages need waits for all of this one.
addEventListener('load', () => {
  begin()
  insert('load')
})
