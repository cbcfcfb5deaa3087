import { numbers } from './intl.ts'

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
