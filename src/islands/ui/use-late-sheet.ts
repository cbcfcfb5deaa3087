import { useInsertionEffect } from 'react'

const sheets = new Map<string, CSSStyleSheet>()

/** Puts the styles of a late part on the document when the part is drawn: they do not weigh on the pages without it. */
export function useLateSheet(css: string) {
  useInsertionEffect(() => {
    if (sheets.has(css) || typeof document.adoptedStyleSheets === 'undefined') return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
    document.adoptedStyleSheets.push(sheet)
  }, [css])
}
