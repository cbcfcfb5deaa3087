import type { ClientDirective } from 'astro'
import { contentRuns, whenPainted } from '../page-load.ts'

/** From here on there is room beside the content; frames.css hides what stands there on narrower screens. */
const wide = '(min-width: 768px)'

/**
 * `client:aside="member"`, `"visitor"` or `"everyone"`: hydrates an island that stands beside the content, as soon as
 * that of the content runs and the screen is wide enough to show it; whoever else comes, or a phone, fetches nothing of
 * it. The head's script has written who is there on the root element.
 */
const asideDirective: ClientDirective = (load, { value }) => {
  if (value !== 'everyone' && document.documentElement.dataset.session !== value) return
  const start = async () => {
    await contentRuns()
    const hydrate = await load()
    await hydrate()
  }
  const screen = matchMedia(wide)
  if (screen.matches) whenPainted(start)
  else screen.addEventListener('change', start, { once: true })
}

export default asideDirective
