import { pointsOf } from '../domain/points.ts'
import { numbers } from './numbers.ts'

/** Hundredths of points as a member reads them: divided by 100, two decimals at most; '' for no number. Spec §9. */
export function formatPoints(hundredths: number | string | null | undefined, locale: string): string {
  const points = pointsOf(hundredths)
  return points === undefined ? '' : numbers(locale, { maximumFractionDigits: 2 }).format(points)
}
