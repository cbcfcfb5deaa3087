/** Calls back once the page has been painted, at once where it has: the head's script tells, see head/paint.ts. */
export const whenPainted = (work: () => void): void => {
  if (document.documentElement.dataset.painted !== undefined) work()
  else addEventListener('painted', work, { once: true })
}
