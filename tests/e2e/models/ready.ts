import type { BrowserContext, Page } from 'playwright/test'

/** The time that islands have to start on a very slow machine, in milliseconds. */
const patience = 60_000

/**
 * Waits until all islands in the content that start by themselves hear presses: they bear `data-ready` then. Those that
 * start on request, for a wide screen or for another kind of person are not waited for.
 */
export const islandsReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      // The page's own line says that code did not come.
      if ((document.querySelector('#fault')?.getClientRects().length ?? 0) > 0) return true
      const { session, home } = document.documentElement.dataset
      const isMeant = (island: Element): boolean => {
        if (island.getAttribute('client') !== 'session') return true
        const { value } = JSON.parse(island.getAttribute('opts') ?? '{}') as { value?: string }
        return value === session && !(value === 'member' && home === 'profile')
      }
      return [...document.querySelectorAll('main:not([aria-hidden]) astro-island:not([data-ready])')]
        .filter((island) => !['requested', 'aside'].includes(island.getAttribute('client') ?? ''))
        .every((island) => !isMeant(island))
    },
    undefined,
    { timeout: patience },
  )
}

type Arrive = 'goto' | 'reload' | 'goBack' | 'goForward'

/**
 * Makes each page of a context wait for its islands when a test goes somewhere. Whoever wants to act earlier, or goes
 * where no island starts, says when it has arrived: `page.goto(address, { waitUntil: 'load' })`.
 */
export const waitForIslands = (context: BrowserContext): void => {
  const patch = (page: Page) => {
    for (const name of ['goto', 'reload', 'goBack', 'goForward'] satisfies Arrive[]) {
      const arrive = (Reflect.get(page, name) as (...args: unknown[]) => Promise<unknown>).bind(page)
      Reflect.set(page, name, async (...args: unknown[]) => {
        const answer = await arrive(...args)
        const options = args[name === 'goto' ? 1 : 0] as { waitUntil?: string } | undefined
        if (options?.waitUntil === undefined) await islandsReady(page)
        return answer
      })
    }
  }
  context.on('page', patch)
  for (const page of context.pages()) patch(page)
}
