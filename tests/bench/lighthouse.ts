import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { type BrowserContext, chromium } from 'playwright'
import { chromiumArguments } from '../support/chromium.ts'
import { median } from './median.ts'
import { signIn } from './signed-in.ts'

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const runs = 3
const audits = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const
const categories = ['performance', 'accessibility', 'best-practices'] as const

type Row = Record<string, number | string>

/** Everything that a first visit would fetch is fetched again; the session stays. */
const forgetFiles = async (context: BrowserContext): Promise<void> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
}

const measure = async (url: string, port: number, context: BrowserContext): Promise<Row> => {
  const reports: Row[] = []
  for (let run = 0; run < runs; run += 1) {
    await forgetFiles(context)
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
      // The session is part of what is measured.
      disableStorageReset: true,
    })
    if (!result) throw new Error(`Lighthouse gave no report for ${url}`)
    const { lhr } = result
    const row: Row = {}
    for (const name of categories) row[name] = Math.round((lhr.categories[name]?.score ?? 0) * 100)
    for (const [label, id] of Object.entries(audits))
      row[label] = Math.round((lhr.audits[id]?.numericValue ?? Number.NaN) * 1000) / 1000
    reports.push(row)
  }
  return Object.fromEntries(
    Object.keys(reports[0] ?? {}).map((key) => [key, median(reports.map((report) => Number(report[key])))]),
  )
}

/** Lighthouse of a bare page, the login, the coupons and a coupon; LCP also as a ratio to the bare page's. */
export const lighthouseTable = async (url: string, executablePath: string): Promise<Record<string, Row>> => {
  const profile = mkdtempSync(join(tmpdir(), 'client-zone-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...chromiumArguments(), `--remote-debugging-port=${port}`],
  })
  try {
    const table: Record<string, Row> = {
      'bare page': await measure(`${url}/bare-list`, port, context),
      login: await measure(`${url}/pass-login`, port, context),
      'start page': await measure(`${url}/`, port, context),
    }
    const page = await signIn(context, url)
    await page.goto(`${url}/coupons`)
    const coupon = await page.locator('main a[href^="/coupon/"]').first().getAttribute('href')
    await page.close()
    table.dashboard = await measure(`${url}/`, port, context)
    table.coupons = await measure(`${url}/coupons`, port, context)
    table['coupon detail'] = await measure(`${url}${coupon}`, port, context)
    const bare = Number(table['bare page']?.['LCP ms'])
    for (const row of Object.values(table)) row['LCP ÷ bare'] = (Number(row['LCP ms']) / bare).toFixed(2)
    return table
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
