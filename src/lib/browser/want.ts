/** Brings the islands to life that wait for a name; see the `client:wanted` directive. Saying it again does nothing. */
export const want = (name: string): void => {
  const { dataset } = document.documentElement
  if (dataset[name] === 'wanted') return
  dataset[name] = 'wanted'
  dispatchEvent(new Event(`wanted:${name}`))
}
