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
  const listen = (page: Page) => {
    page.on('pageerror', ({ message }) => {
      // A page change whose animation the browser gives up, because another follows or it was too slow.
      if (!/^Transition was (?:skipped|aborted)/.test(message)) faults.push(`page error: ${message}`)
    })
    page.on('console', (message) => {
      // The browser itself reports refused and broken requests, which tests cause on purpose.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        faults.push(`console: ${message.text()}`)
    })
  }
  context.on('page', listen)
  for (const page of context.pages()) listen(page)
  return faults
}
