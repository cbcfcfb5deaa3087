/** Tells whether the member came by a step through the history or by a reload, and not by a link. */
export const comesBack = (): boolean => {
  // The router says how she came to a page that this document shows after its first one; see router/router.ts.
  const { arrival } = document.documentElement.dataset
  if (arrival) return arrival === 'traverse'
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && (entry.type === 'back_forward' || entry.type === 'reload')
}
