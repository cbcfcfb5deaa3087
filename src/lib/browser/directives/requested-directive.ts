import type { ClientDirective } from 'astro'

/** `client:requested="toasts"`: hydrates an island only once something requests it by `requestIsland(name)`, before or after it is there. */
const requestedDirective: ClientDirective = async (load, { value }, island) => {
  const name = String(value)
  const start = async () => (await load())()
  if (document.documentElement.dataset[name] === 'requested') return start()
  addEventListener(`requested:${name}`, start, { once: true })
  // One that comes back into the document asks its directive again.
  const stop = () => removeEventListener(`requested:${name}`, start)
  island.addEventListener('astro:unmount', stop, { once: true })
}

export default requestedDirective
