/**
 * Takes a plain press on a link with `data-return`, which leads back to a list, one screen back, where that is the list as it was
 * left; also before its island runs. An inline script of its own, on the pages that have such links. CPN-1, NWS-1.
 */
import { stepBackTo } from '../return-to.ts'

document.addEventListener('click', (event) => {
  const { target, altKey, button, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-return]') : null
  if (!link || event.defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return
  if (stepBackTo(link.pathname)) event.preventDefault()
})
