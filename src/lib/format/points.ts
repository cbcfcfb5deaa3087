import { pointsOf } from '../domain/points/points.ts'
import { numbers } from './intl.ts'

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
