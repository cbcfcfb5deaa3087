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

/** The header `Link` of a page of a site that has a dictionary for its pages: browsers fetch it when nothing else waits. */
export const pageLink = (sheets: readonly string[], dictionary: string | undefined): string =>
  [sheetLink(sheets), ...(dictionary ? [`<${dictionary}>; rel="compression-dictionary"`] : [])].join(', ')
