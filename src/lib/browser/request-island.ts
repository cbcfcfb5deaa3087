/** Hydrates the islands that wait for a name; see the `client:requested` directive. Another request does nothing. */
export const requestIsland = (name: string): void => {
  const { dataset } = document.documentElement
  if (dataset[name] === 'requested') return
  dataset[name] = 'requested'
  dispatchEvent(new Event(`requested:${name}`))
}

/** The same as soon as the window fits a media query, now or later. Returns how to stop waiting for it. */
export const requestIslandWhen = (media: string, name: string): (() => void) => {
  const query = matchMedia(media)
  const start = () => requestIsland(name)
  if (query.matches) start()
  else query.addEventListener('change', start, { once: true })
  return () => query.removeEventListener('change', start)
}
