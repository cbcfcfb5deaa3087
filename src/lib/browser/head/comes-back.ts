/** Tells whether the member came by a step through the history or by a reload, and not by a link. */
export const comesBack = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && (entry.type === 'back_forward' || entry.type === 'reload')
}
