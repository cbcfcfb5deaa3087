import type { BrowserContext, Page } from 'playwright/test'

/** Collects what must never happen on any page: errors, unhandled rejections, violations of the security policy. */
export const watch = async (context: BrowserContext): Promise<string[]> => {
  const faults: string[] = []
  await context.exposeBinding('tellViolation', (_, text: string) => void faults.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = Reflect.get(window, 'tellViolation') as (text: string) => void
      tell(
        `CSP ${event.violatedDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`,
      )
    })
  })
  // Parts of a page that come later may be on their way when a test takes the network away, which the browser reports.
  let isCut = false
  const setOffline = context.setOffline.bind(context)
  context.setOffline = (offline) => {
    isCut ||= offline
    return setOffline(offline)
  }
  const listen = (page: Page) => {
    page.on('pageerror', ({ message }) => {
      // A page change whose animation the browser gives up, because another follows or it was too slow.
      if (!/^Transition was (?:skipped|aborted)/.test(message)) faults.push(`page error: ${message}`)
    })
    page.on('console', (message) => {
      // The browser itself reports refused and broken requests, which tests cause on purpose.
      const text = message.text()
      if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return
      if (isCut && text.includes('Failed to fetch dynamically imported module')) return
      faults.push(`console: ${text}`)
    })
  }
  context.on('page', listen)
  for (const page of context.pages()) listen(page)
  return faults
}
