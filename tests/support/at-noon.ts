import { afterEach, beforeEach, vi } from 'vitest'
import { restoreServerTime } from '#lib/browser/clock.ts'

/** A noon of a day, in unix seconds. */
export const noon = 1_800_000_000

/** Each test of the file begins at noon, with a clock that it moves itself, on a page that only its machines listen to. */
export const beginAtNoon = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ now: noon * 1000 })
    vi.stubGlobal('document', new EventTarget())
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    restoreServerTime(undefined)
  })
  afterEach(() => {
    restoreServerTime(undefined)
  })
}
