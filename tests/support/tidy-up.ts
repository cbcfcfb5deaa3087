import { afterEach, beforeEach, vi } from 'vitest'

const drawn = typeof document === 'undefined' ? undefined : await import('@testing-library/react')

// What a test finds in the storage is its own.
if (drawn)
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

// What a test has drawn, or put in place of a function, a global, a variable of the environment or the clock, ends with it.
afterEach(() => {
  drawn?.cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetAllMocks()
  vi.restoreAllMocks()
})
