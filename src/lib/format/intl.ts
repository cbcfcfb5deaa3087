/** The language tag that Intl knows a locale by: `en_GB` is `en-GB`. What Intl cannot read is English. */
export function tagOf(locale: string): string {
  const tag = locale.replace('_', '-')
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

export const isImperial = (locale: string): boolean => tagOf(locale) === 'en-GB'

/** Makes a format once for a locale and its options: a list asks for it in every row. */
const madeOnce = <Options, Format>(Maker: new (tag: string, options: Options) => Format) => {
  const made = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`
    const format = made.get(key) ?? new Maker(tagOf(locale), options)
    made.set(key, format)
    return format
  }
}

export const numbers = madeOnce<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)

export const dates = madeOnce<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat)
