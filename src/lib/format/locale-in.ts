/**
 * Returns the locale in which a club's country writes dates and units: English as in that country, else as most of the world has
 * it ("29 November 2026", litres), Ireland included: a browser that has no `en-IE` would write as in America. Without a country,
 * and in all other languages, it is the locale itself. country: ISO 3166. D10, WHL-6.
 */
export const localeIn = (locale: string, country: string): string => {
  if (locale !== 'en' || country === '') return locale
  return /^(?:CA|GB|US)$/.test(country) ? `en-${country}` : 'en-001'
}
