import type { ClientDirective } from 'astro'
import { whenPainted } from '../page-load.ts'

/** From here on there is room beside the content; frames.css hides what stands there on narrower screens. */
const wide = '(min-width: 768px)'

/**
 * `client:aside="member"`, `"visitor"` or `"everyone"`: hydrates an island that stands beside the content, as soon as
 * the page has been painted and the screen is wide enough to show it; whoever else comes, or a phone, fetches nothing of
 * it. The head's script has written who is there on the root element.
 */
const asideDirective: ClientDirective = (load, { value }) => {
  if (value !== 'everyone' && document.documentElement.dataset.session !== value) return
  const start = async () => (await load())()
  const screen = matchMedia(wide)
  if (screen.matches) whenPainted(start)
  else screen.addEventListener('change', start, { once: true })
}

export default asideDirective
