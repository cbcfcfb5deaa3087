import type { ClientDirective } from 'astro'
import { contentRuns, whenPainted } from '../page-load.ts'

const room = { rootMargin: '400px' }

/** `client:near`: hydrates an island that is on the screen, or soon will be, once those of the content run. */
const nearDirective: ClientDirective = (load, _options, island) => {
  const start = async () => (await load())()
  whenPainted(async () => {
    await contentRuns()
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void start()
    }, room)
    // The island itself has no box.
    for (const child of island.children) observer.observe(child)
  })
}

export default nearDirective
