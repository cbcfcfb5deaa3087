import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { endedText } from '#lib/i18n/validity-text.ts'
import { ContactLine } from './contact-line.tsx'

/** Reports that the time of an activation is over, the points that it cost, and whom to ask about them. CPN-6. */
export function CouponEnded({ coupon }: { coupon: Pick<Coupon, 'points'> | undefined }) {
  const words = useWords()
  const { code } = words.coupons
  return (
    <>
      <p role="status">{endedText(words, coupon)}</p>
      <ContactLine says={code.ask} without={code.askStaff()} />
    </>
  )
}
