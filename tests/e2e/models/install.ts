import { expect, type Locator, type Page } from 'playwright/test'

/** The offer to install the portal. */
export const offer = (page: Page): Locator => page.getByRole('region', { name: 'Keep your club at hand' })

/** The manifest that the page links, once it has. */
export const linked = (page: Page): Locator => page.locator('head link[rel=manifest]')

/**
 * Opens pages until the worker answers them: the first one that it does links the club's manifest. The tab has a club
 * already.
 */
export const openWithWorker = async (page: Page, path: string): Promise<void> => {
  await page.goto('/card')
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration('/'))?.active?.state ?? 'none',
      ),
    )
    .toBe('activated')
  await page.goto(path)
  await expect(linked(page)).toBeAttached()
}

/**
 * Makes the browser say, as Chromium does when a manifest is linked, that the portal can be installed; the shell that
 * journeys run in never does. Asked to ask, it answers as the member would. Counts on the root element how often it was.
 */
export const canInstall = (page: Page, outcome: 'accepted' | 'dismissed'): Promise<unknown> =>
  page.addInitScript((answer) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('link[rel=manifest]')) return
      observer.disconnect()
      const prompt = () => {
        const { dataset } = document.documentElement
        dataset.asked = String(Number(dataset.asked ?? 0) + 1)
        return Promise.resolve({ outcome: answer })
      }
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    }).observe(document, { childList: true, subtree: true })
  }, outcome)
