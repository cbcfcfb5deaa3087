import { tagOf } from './tag.ts'

const made = new Map<string, Intl.NumberFormat>()

/** The number format of a locale, made once: a list asks for it in every row. */
export function numbers(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = made.get(key) ?? new Intl.NumberFormat(tagOf(locale), options)
  made.set(key, format)
  return format
}
