import { numbers } from './numbers.ts'

/**
 * A fuel price in euros per litre, with the three decimals that stations show: "€1.459/L", "1,459 €/l".
 * '' for what is no price. WHL-6.
 */
export function formatFuelPrice(price: number | null | undefined, locale: string): string {
  if (typeof price !== 'number' || !Number.isFinite(price) || price < 0) return ''
  // A zero that has a sign loses it.
  const euros = numbers(locale, {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
  }).format(Math.abs(price))
  return `${euros}/${litre(locale)}`
}

/** The sign of the litre in a locale: Intl knows no price per litre, but it knows the litre. */
const litre = (locale: string): string =>
  numbers(locale, { style: 'unit', unit: 'liter' })
    .formatToParts(1)
    .find(({ type }) => type === 'unit')?.value ?? 'l'
