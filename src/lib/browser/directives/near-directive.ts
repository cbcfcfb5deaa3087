import type { ClientDirective } from 'astro'
import { whenPainted } from '../when-painted.ts'

/** The room around the window in which an island counts as near. */
const room = { rootMargin: '400px' }

/** `client:near`: hydrates an island that is on the screen, or soon will be, once the page has been painted. */
const nearDirective: ClientDirective = (load, _options, island) => {
  whenPainted(() => {
    const observer = new IntersectionObserver(async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      await (await load())()
    }, room)
    // The island itself has no box.
    for (const child of island.children) observer.observe(child)
  })
}

export default nearDirective
