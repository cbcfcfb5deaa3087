import { pointsOf } from '../domain/points/points.ts'
import { isImperial, numbers } from './intl.ts'

/** Hundredths of points as a member reads them: divided by 100, two decimals at most; '' for no number. FRM-1, BI-17. */
export function formatPoints(hundredths: number | string | null | undefined, locale: string): string {
  const points = pointsOf(hundredths)
  return points === undefined ? '' : numbers(locale, { maximumFractionDigits: 2 }).format(points)
}

/** Hundredths of points that came or went, with a sign of full width: "+1,250", "−340"; 0 has none, '' is no number. */
export function formatMovement(hundredths: number | string | null | undefined, locale: string): string {
  const points = pointsOf(hundredths)
  if (points === undefined) return ''
  return numbers(locale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })
    .formatToParts(points)
    .map(({ type, value }) => (type === 'minusSign' ? '−' : value))
    .join('')
}

/** The share of a part in a whole, in per cent and rounded down, so that what is not reached never reads as 100 %. */
export const formatShare = (part: number, whole: number, locale: string): string =>
  numbers(locale, { style: 'percent' }).format(Math.floor(Math.min(1, Math.max(0, part / whole)) * 100) / 100)

/** A card number in groups of four, as it is printed. */
export const formatCardNumber = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ')

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

/** The currency and the unit of a price: euros per litre where it says nothing else. */
interface PriceTerms {
  /** ISO 4217, three letters. */
  readonly currency?: string | undefined
  /** `l`, `kg`, or a sign that is shown as it stands. */
  readonly unit?: string | undefined
}

/** A fuel price with three decimals: "€1.459/L", "1,459 €/l", "1,199 €/kg". '' for what is no price. WHL-6, STO-1. */
export function formatFuelPrice(
  price: number | null | undefined,
  locale: string,
  { currency = 'EUR', unit = 'l' }: PriceTerms = {},
): string {
  if (typeof price !== 'number' || !Number.isFinite(price) || price < 0) return ''
  // A zero that has a sign loses it.
  const amount = numbers(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
  }).format(Math.abs(price))
  const sign = known.get(unit.toLowerCase())
  return `${amount}/${sign ? signOf(sign, locale) : unit}`
}

/** The units that Intl has a sign for. */
const known: ReadonlyMap<string, string> = new Map([
  ['', 'liter'],
  ['l', 'liter'],
  ['kg', 'kilogram'],
])

/** The sign of a unit in a locale: Intl knows no price per litre, but it knows the litre. */
const signOf = (unit: string, locale: string): string =>
  numbers(locale, { style: 'unit', unit })
    .formatToParts(1)
    .find(({ type }) => type === 'unit')?.value ?? unit
