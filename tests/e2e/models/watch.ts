import { type BrowserContext, expect, type Page } from 'playwright/test'

/** Tells whether the page has the network: an answer of its own origin that no cache may give. */
const hasNetwork = (page: Page): Promise<boolean> =>
  page
    .evaluate(() =>
      fetch(`/favicon.svg?${Math.random()}`, { cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    )
    // A page that is being left cannot tell: the one that comes is asked.
    .catch(() => true)

interface Watched {
  readonly errors: string[]
  /** Forgets what has happened so far. */
  clear(): void
}

/** Collects what must never happen on any page: errors, unhandled rejections, violations of the security policy. */
export const watch = async (context: BrowserContext): Promise<Watched> => {
  const errors: string[] = []
  await context.exposeBinding('tellViolation', (_, text: string) => void errors.push(text))
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
  context.setOffline = async (offline) => {
    isCut ||= offline
    await setOffline(offline)
    if (!offline) return
    // On a busy machine the browser has told the page that it is offline and still let a call through.
    const pages = context.pages().filter((page) => page.url().startsWith('http'))
    await expect
      .poll(async () => {
        const reached = (await Promise.all(pages.map(hasNetwork))).includes(true)
        if (reached) {
          await setOffline(false)
          await setOffline(true)
        }
        return reached
      }, 'a page that was taken offline reaches the network')
      .toBe(false)
  }
  const listen = (page: Page) => {
    page.on('pageerror', ({ message }) => {
      // A page change whose animation the browser gives up, because another follows or it was too slow.
      if (!/^Transition was (?:skipped|aborted)/.test(message)) errors.push(`page error: ${message}`)
    })
    page.on('console', (message) => {
      // The browser itself reports refused and broken requests, which tests cause on purpose.
      const text = message.text()
      if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return
      if (isCut && text.includes('Failed to fetch dynamically imported module')) return
      errors.push(`console: ${text}`)
    })
  }
  context.on('page', listen)
  for (const page of context.pages()) listen(page)
  const clear = () => {
    errors.length = 0
    isCut = false
  }
  return { errors, clear }
}
