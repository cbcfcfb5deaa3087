import type { ClientDirective } from 'astro'
import { whenIdle, whenPainted } from '../page-load.ts'

/** `client:later`: hydrates an island that works as plain HTML until then, once the page is painted and idle. */
const laterDirective: ClientDirective = (load) => {
  whenPainted(() => whenIdle(async () => (await load())()))
}

export default laterDirective
