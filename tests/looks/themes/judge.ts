import type { Page } from 'playwright'
import { faintWithAxe } from '../../e2e/models/dark.ts'
import { outOfPlace } from '../../e2e/models/out-of-place.ts'

/** Lists the texts of the page that do not read on what is really behind them, one sentence each. */
export const faintOn = async (page: Page): Promise<readonly string[]> =>
  (await faintWithAxe(page)).map((one) => `Too faint: ${one}`)

/** Lists what is wrong with the page as it stands: text too faint, cut or out of its box, a page too wide. */
export const wrongOn = async (page: Page): Promise<readonly string[]> => [
  ...(await faintOn(page)),
  ...(await outOfPlace(page)),
]

/** Lets nothing on the page move: a colour that is on its way to another one is neither. */
export const stopMovement = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
