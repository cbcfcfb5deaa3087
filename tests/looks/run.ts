import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArguments, findHeadless, haveChromium } from '../support/chromium.ts'
import { allResults } from '../support/results.ts'
import { baselineBytes, baselines, noteBrowser, takenWith } from './baselines.ts'
import { clubs } from './clubs.ts'
import { takePictures } from './pictures.ts'
import { writeReport } from './report.ts'
import { themesOf } from './themes/any-theme.ts'
import { judgeThemes, wornOtherwise } from './themes/judge-themes.ts'
import { zone } from './visit.ts'

const help = `npm run looks [-- [--write] [--themes <number>] [--seed <number>] [word…]]

Takes a picture of every route in every club of the demo, at 390 and 1280 pixels, light and dark; compares it with the
committed one; and judges random themes. The site is the one in dist, or in the folder that CLIENT_ZONE_DIST names.

  --write            commits nothing, but puts the pictures of now in the place of the committed ones
  --themes <number>  the number of random themes, 200 unless it is given; 0 leaves them out
  --seed <number>    which random themes, 1 unless it is given
  word…              takes the pictures alone whose names have all these words, such as "fuel coupons 390-dark", and no themes`

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    themes: { type: 'string' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.info(help)
  process.exit()
}
const isWriting = values.write
const amount = Number(values.themes ?? (isWriting || words.length > 0 ? 0 : 200))
const dist = process.env.CLIENT_ZONE_DIST ?? 'dist'
if (!existsSync(`${dist}/index.html`)) {
  console.error(`There is no site in ${dist}: run "TENANT_SWITCH=true npm run build".`)
  process.exit(1)
}

// The platform takes the end of a day from its process.
process.env.TZ = zone
const { serve } = await import('../sandbox/serve.ts')
const server = await serve({ port: 0, controls: true, dist })
const browser = await chromium.launch({
  executablePath: findHeadless() ?? haveChromium(),
  // Drawn by the processor, which is the same everywhere.
  args: [
    ...chromiumArguments(),
    '--disable-gpu',
    '--disable-software-rasterizer',
    '--force-color-profile=srgb',
  ],
})
const start = Date.now()
const seconds = () => Math.round((Date.now() - start) / 1000)

const isLinux = process.platform === 'linux'
if (!isLinux)
  console.warn(
    'Pictures are taken on Linux alone: another system draws letters in another way. Themes are judged.',
  )
const before = takenWith()
const taken = isLinux ? await takePictures(browser, server, clubs, { isWriting, words }) : undefined
const ofPictures = seconds()
if (isWriting && taken && words.length === 0) noteBrowser(browser.version())

const [club] = clubs
const judged =
  club && amount > 0
    ? await judgeThemes(browser, server, club, { seed: Number(values.seed), amount })
    : undefined
/** Variables that the page wears in another way when the platform has the first themes. */
const otherwise: string[] = []
if (club && judged)
  for (const theme of themesOf(Number(values.seed), Math.min(amount, 3)))
    otherwise.push(...(await wornOtherwise(browser, server, club, theme)))
const chromiumVersion = browser.version()
await browser.close()
await server.close()

const folder = resolve(allResults, 'looks')
mkdirSync(folder, { recursive: true })
const report = resolve(folder, 'index.html')
writeFileSync(
  report,
  writeReport({
    taken,
    judged,
    chromium: chromiumVersion,
    takenWith: before,
    isWriting,
    seconds: seconds(),
  }),
)

const outcomes = Map.groupBy(taken?.results ?? [], ({ outcome }) => outcome)
for (const { shot, difference } of outcomes.get('different') ?? [])
  console.info(`different: ${shot.file}, ${difference?.pixels} pixels`)
for (const error of taken?.errors ?? []) console.info(`error: ${error}`)
for (const { theme, screen, scheme, sentence } of judged?.findings ?? [])
  console.info(`theme ${theme}, ${screen}, ${scheme}: ${sentence}`)
for (const one of otherwise) console.info(`worn otherwise on the portal: ${one}`)
const amountOf = (outcome: 'same' | 'different' | 'new') => outcomes.get(outcome)?.length ?? 0
console.info(
  `${taken?.results.length ?? 0} pictures in ${ofPictures} s: ${amountOf('same')} the same, ${amountOf('different')} different, ${amountOf('new')} new. ` +
    `${judged?.themes ?? 0} themes in ${seconds() - ofPictures} s: ${judged?.findings.length ?? 0} findings.`,
)
const megabytes = (baselineBytes() / 1e6).toFixed(1)
console.info(`${baselines().length} pictures are kept, ${megabytes} MB. The report: ${report}`)
const isRed =
  (taken?.errors.length ?? 0) > 0 ||
  (judged?.findings.length ?? 0) > 0 ||
  otherwise.length > 0 ||
  (!isWriting && amountOf('different') + amountOf('new') + (taken?.left.length ?? 0) > 0)
process.exitCode = isRed ? 1 : 0
