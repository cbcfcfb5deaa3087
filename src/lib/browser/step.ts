/** The step of a page that the address names after its `#`; empty at the page's start. */
export const stepHere = (): string => location.hash.slice(1)

/** Makes a step of this page an entry of the browser's history, so that Back leads to the step before. */
export const pushStep = (step: string): void => {
  if (stepHere() !== step) history.pushState(history.state, '', `#${step}`)
}

/** Calls back when Back, Forward or a link leads to another step of this page. Returns how to stop it. */
export const onStep = (listener: (step: string) => void): (() => void) => {
  const moved = () => listener(stepHere())
  addEventListener('hashchange', moved)
  return () => removeEventListener('hashchange', moved)
}
