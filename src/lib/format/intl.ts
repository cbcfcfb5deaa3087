/** The language tag that Intl knows a locale by: `en_GB` is `en-GB`. What Intl cannot read is English. */
export function tagOf(locale: string): string {
  const tag = locale.replace('_', '-')
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** The locale that measures in feet and miles. WHL-6. */
export const isImperial = (locale: string): boolean => tagOf(locale) === 'en-GB'

const made = new Map<string, Intl.NumberFormat>()

/** The number format of a locale, made once: a list asks for it in every row. */
export function numbers(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = made.get(key) ?? new Intl.NumberFormat(tagOf(locale), options)
  made.set(key, format)
  return format
}
