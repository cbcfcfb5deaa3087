import type { ClientDirective } from 'astro'
import { contentRuns, whenPainted } from '../page-load.ts'

/**
 * `client:painted`: hydrates an island once the page has been painted, so that its code does not delay that. One beside
 * the content waits for that of the content, which members came for.
 */
const paintedDirective: ClientDirective = (load, _options, island) => {
  whenPainted(async () => {
    if (!island.closest('#content')) await contentRuns()
    const hydrate = await load()
    await hydrate()
  })
}

export default paintedDirective
