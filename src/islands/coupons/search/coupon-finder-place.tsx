import { useEffect } from 'react'
import { late } from '#islands/ui/late.tsx'
import { Missing, type MissingProps } from '#islands/ui/missing.tsx'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import { css } from '#styled/css'

/** Returns the coupons that the member looks for, of those that have come. */
export type Choose = (coupons: Coupon[]) => Coupon[]

interface FinderProps {
  /** `undefined`: nothing is left out, and nothing is waited for. */
  onChoose: (choose: Choose | undefined) => void
}

/** Without the search, the list has all coupons, whatever the address asks for. */
function WithoutFinder({ onChoose, again, what }: FinderProps & MissingProps) {
  useEffect(() => onChoose(undefined), [onChoose])
  return <Missing again={again} what={what} />
}

/** The search above the list. Its code comes after the list's. FND-1. */
export const Finder = late(() => import('./coupon-finder.tsx').then((file) => file.CouponFinder), {
  instead: WithoutFinder,
})

/** Has the height of the search before it is there, so that the list keeps its place. */
export const finderPlace = css({ minHeight: 'touch', marginBlockEnd: '4' })
