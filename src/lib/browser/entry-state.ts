/** What an entry of the tab's history remembers about its screen; it survives a reload and a step back. */
const read = (): Readonly<Record<string, unknown>> =>
  typeof history.state === 'object' && history.state !== null ? history.state : {}

/** A number this entry of the history remembers, or undefined. */
export const recallNumber = (key: string): number | undefined => {
  const value = read()[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Lets this entry of the history remember a number; the address stays. */
export const rememberNumber = (key: string, value: number): void =>
  history.replaceState({ ...read(), [key]: value }, '')
