import type { ClientDirective } from 'astro'

/**
 * `client:wanted="toasts"`: hydrates an island only once something on the page wants it. Whoever does says so with
 * `want(name)` of lib/browser/want.ts, before or after the island is there.
 */
const wantedDirective: ClientDirective = async (load, { value }) => {
  const name = String(value)
  const start = async () => (await load())()
  if (document.documentElement.dataset[name] === 'wanted') await start()
  else addEventListener(`wanted:${name}`, start, { once: true })
}

export default wantedDirective
