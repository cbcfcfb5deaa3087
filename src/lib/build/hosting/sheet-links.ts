import { styleSheetsIn } from './page-head.ts'

/** The style sheets that each page names, by the page's file, such as `coupons.html`. */
export type SheetsOfPages = ReadonlyMap<string, readonly string[]>

/** Reads which style sheets the built pages name. pages: HTML by file. */
export const sheetsOfPages = (pages: ReadonlyMap<string, string>): SheetsOfPages =>
  new Map([...pages].map(([file, html]) => [file, styleSheetsIn(html)]))

/**
 * The header `Link` of a page: a browser asks for its style sheets before it reads the page, and a host that can sends the header
 * ahead of it (103 Early Hints).
 */
export const sheetLink = (sheets: readonly string[]): string =>
  sheets.map((address) => `<${address}>; rel=preload; as=style`).join(', ')
