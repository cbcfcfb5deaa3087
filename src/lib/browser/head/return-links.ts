/** Takes a plain press on a link with `data-return` one screen back, where that is the list as it was left. CPN-1, NWS-1. */
import { stepBackTo } from '../return-to.ts'

document.addEventListener('click', (event) => {
  const { target, altKey, button, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-return]') : null
  if (!link || event.defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return
  if (stepBackTo(link.pathname)) event.preventDefault()
})
