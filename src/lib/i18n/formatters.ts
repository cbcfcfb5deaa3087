import { htmlLang, type Locale } from './locale.ts'

/** What may follow the bar in a placeholder: `{n|number}` is grouped as the locale does it, at most two decimals. */
export function formattersFor(locale: Locale) {
  const numbers = new Intl.NumberFormat(htmlLang(locale), { maximumFractionDigits: 2 })
  return { number: (value: number) => numbers.format(value) }
}

/** The names of the formats that a wording may use. */
export const formatNames: readonly string[] = Object.keys(formattersFor('en'))
