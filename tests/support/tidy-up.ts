import { afterEach, vi } from 'vitest'

const drawn = typeof document === 'undefined' ? undefined : await import('@testing-library/react')

// What a test has drawn, or put in place of a global, a variable of the environment or the clock, ends with it.
afterEach(() => {
  drawn?.cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
