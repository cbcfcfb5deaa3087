import type { Page } from 'playwright'
import { build } from 'vite'
import { faint } from '../dark.ts'
import { outOfPlace } from '../out-of-place.ts'

/** The portal's own code that makes a theme of settings and puts it on a page, in one script. */
const themeCode = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: new URL('apply-theme.ts', import.meta.url).pathname, formats: ['iife'], name: 'themes' },
    },
  })
  const [first] = [built].flat()
  const [file] = first && 'output' in first ? first.output : []
  if (!file) throw new Error('The code of themes was not built.')
  return file.code
}

/** Makes the open page ready for themes: it has the code for them, and nothing on it moves, for a colour on its way is neither. */
export const prepareForThemes = async (page: Page): Promise<void> => {
  await page.evaluate(await themeCode())
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/** Applies a club's settings to the open page, as the portal does when they come. */
export const applyTheme = (page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate((general) => {
    const apply = Reflect.get(window, 'applyTheme') as (general: object) => void
    apply(general)
  }, settings)

/** Lists the texts of the page that do not read on what is really behind them, one sentence each. */
export const faintOn = async (page: Page): Promise<readonly string[]> =>
  (await faint(page)).map((one) => `Too faint: ${one}`)

/** Lists what is wrong with the page as it stands: text too faint, cut or out of its box, a page too wide. */
export const wrongOn = async (page: Page): Promise<readonly string[]> => [
  ...(await faintOn(page)),
  ...(await outOfPlace(page)),
]
