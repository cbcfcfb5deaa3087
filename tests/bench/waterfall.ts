import { chromium } from 'playwright'
import { chromiumArguments } from '../support/chromium.ts'
import { arrive, scenes, visit } from './visits.ts'

interface Request {
  readonly file: string
  readonly from: number
  to?: number
  kB?: string
}

/** Lists the requests of a first visit of the list of coupons until its rows are seen: milliseconds, kilobytes. */
export const waterfallTable = async (url: string, executablePath: string) => {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() })
  try {
    const context = await arrive(browser, url, scenes.coupons)
    const page = await context.newPage()
    const requests = new Map<string, Request>()
    let start: number | undefined
    const since = (seconds: number) => {
      start ??= seconds
      return Math.round((seconds - start) * 1000)
    }
    await visit(page, url, scenes.coupons, (session) => {
      session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
        requests.set(requestId, { file: request.url.replace(url, ''), from: since(timestamp) })
      })
      session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
        const request = requests.get(requestId)
        if (request)
          Object.assign(request, { to: since(timestamp), kB: (encodedDataLength / 1000).toFixed(1) })
      })
    })
    return [...requests.values()]
  } finally {
    await browser.close()
  }
}
