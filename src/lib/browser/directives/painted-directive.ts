import type { ClientDirective } from 'astro'
import { whenPainted } from '../page-load.ts'

/** `client:painted`: hydrates an island once the page has been painted, so that its code does not delay that. */
const paintedDirective: ClientDirective = (load) => {
  whenPainted(async () => (await load())())
}

export default paintedDirective
