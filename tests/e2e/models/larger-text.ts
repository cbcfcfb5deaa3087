import type { Page } from 'playwright/test'

/**
 * Returns a switch of the browser's own size of letters, in pixels, which a member sets in its settings. Unlike a style
 * sheet it also moves what depends on `em` in media queries. It ends with the test, as all that is emulated does.
 */
export const textSizes = async (page: Page): Promise<(standard: number) => Promise<void>> => {
  const session = await page.context().newCDPSession(page)
  return async (standard) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } })
  }
}

/** Adds a style sheet as a reader does, for as long as `look` takes. */
const withSheet = async (page: Page, css: string, look: () => Promise<unknown>) => {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)
  await look()
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
  })
}

/** Lays the spacing of WCAG 1.4.12 over all text, as a reader's own style sheet does, and takes it away again. */
export const withSpacedText = (page: Page, look: () => Promise<unknown>): Promise<void> =>
  withSheet(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    look,
  )

/** Draws what is far from the window too, which is measured then as all else is. */
export const withAllDrawn = (page: Page, look: () => Promise<unknown>): Promise<void> =>
  withSheet(page, '* { content-visibility: visible !important }', look)
