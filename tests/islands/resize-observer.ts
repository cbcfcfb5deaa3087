import { vi } from 'vitest'

/** Gives the window a `ResizeObserver` that tells of nothing; jsdom has none. */
export const stubResizeObserver = (): void => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}
