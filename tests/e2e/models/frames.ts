import type { Page } from 'playwright/test'

/** Waits until the page has drawn two frames: by then it shows what it knew before. */
export const framesDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const _ of ['this frame', 'the next'])
      await new Promise((drawn) => requestAnimationFrame(() => drawn(undefined)))
  })
