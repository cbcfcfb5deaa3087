let isStopped = false

/** True once this page keeps nothing for the next visit any more. */
export const isKeepingStopped = (): boolean => isStopped

/** Keeps nothing of this page for the next visit from now on: the member has cleared what was kept. PRV-1. */
export const stopKeeping = (): void => {
  isStopped = true
}
