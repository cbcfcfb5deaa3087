/** The page of this site that a plain press on a link leaves for; undefined where the press does anything else. */
const pageOf = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.download || link.origin !== location.origin) return undefined
  const stays = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
  return stays ? undefined : link.href
}

/**
 * Follows links only once something is done that must not be cut off by leaving the page: a press is kept until then,
 * the last one counts. Reload and Back cannot be held.
 */
export const holdLinks = (done: Promise<unknown>): void => {
  let target: string | undefined
  const pressed = (event: MouseEvent) => {
    const page = pageOf(event)
    if (page === undefined) return
    event.preventDefault()
    target = page
  }
  const follow = () => {
    removeEventListener('click', pressed)
    if (target !== undefined) location.assign(target)
  }
  addEventListener('click', pressed)
  done.then(follow, follow)
}
