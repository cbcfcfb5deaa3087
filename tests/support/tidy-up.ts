import { afterEach, vi } from 'vitest'

// What a test has put in place of a global, a variable of the environment or the clock ends with it.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
