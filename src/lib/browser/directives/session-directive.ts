import type { ClientDirective } from 'astro'
import { whenPainted } from '../page-load.ts'

/** `client:session="member"` or `"visitor"`: hydrates an island only for whom it is meant, once the page has been painted. */
const sessionDirective: ClientDirective = (load, { value }) => {
  const { session, home } = document.documentElement.dataset
  if (session !== value || (value === 'member' && home === 'profile')) return
  whenPainted(async () => (await load())())
}

export default sessionDirective
