import type { ClientDirective } from 'astro'

/**
 * `client:session="member"` or `"visitor"`: hydrates an island only for whom it is meant, so that a page with two
 * faces loads the code of one. The head's script has written who is there on the root element.
 */
const sessionDirective: ClientDirective = async (load, { value }) => {
  const { session, home } = document.documentElement.dataset
  if (session !== value || (value === 'member' && home === 'profile')) return
  const hydrate = await load()
  await hydrate()
}

export default sessionDirective
