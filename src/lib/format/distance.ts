import { isImperial, numbers } from './intl.ts'

const feetInMetre = 3.281
const feetInMile = 5280
const metresInKilometre = 1000

/**
 * A distance in metres, or in kilometres from 1000 m; in en_GB in feet, or in miles from 5280 ft. Whole metres and
 * feet, one decimal otherwise; '' for what is no distance. WHL-6.
 */
export function formatDistance(metres: number | null | undefined, locale: string): string {
  if (typeof metres !== 'number' || !Number.isFinite(metres) || metres < 0) return ''
  // A zero that has a sign loses it.
  const length = Math.abs(metres)
  return isImperial(locale)
    ? inUnit(length * feetInMetre, 'foot', feetInMile, 'mile', locale)
    : inUnit(length, 'meter', metresInKilometre, 'kilometer', locale)
}

/** The short unit is compared as it would be read, so that 999.6 m is 1 km and never "1000 m". */
function inUnit(length: number, short: string, step: number, long: string, locale: string): string {
  // The greatest numbers there are have no place for their feet.
  if (!Number.isFinite(length)) return ''
  const isShort = Math.round(length) < step
  return numbers(locale, {
    style: 'unit',
    unit: isShort ? short : long,
    unitDisplay: 'short',
    maximumFractionDigits: isShort ? 0 : 1,
  }).format(isShort ? length : length / step)
}
