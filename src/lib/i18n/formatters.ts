import { htmlLang, type Locale } from './locale.ts'

/** The names of the formats that may follow the bar in a placeholder, such as `{n|number}`. */
export const formatNames = ['number'] as const

type Formatters = Record<(typeof formatNames)[number], (value: number) => string>

/** The formats of a locale: `number` groups digits as the locale does, with two decimals at most. */
export function formattersFor(locale: Locale): Formatters {
  const numbers = new Intl.NumberFormat(htmlLang(locale), { maximumFractionDigits: 2 })
  return { number: (value) => numbers.format(value) }
}
