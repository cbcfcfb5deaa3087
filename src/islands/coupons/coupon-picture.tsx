import { CouponIcon } from '#islands/ui/icons/coupon.tsx'
import { Ribbon } from '#islands/ui/list/ribbon.tsx'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import type { CouponDetail } from '#lib/domain/coupons/coupon.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import type { ribbonOf } from './coupon-words.ts'

interface CouponPictureProps {
  coupon: CouponDetail
  ribbon: ReturnType<typeof ribbonOf>
}

/** A coupon's picture with its ribbon. */
export function CouponPicture({ coupon, ribbon }: CouponPictureProps) {
  return (
    <div className={detailStyles.picture} data-area="picture">
      <SafeImage
        alt=""
        corners="card"
        eager
        fallback={<CouponIcon large />}
        height={360}
        src={safeImage(coupon.image) ?? safeImage(coupon.img_logo)}
        width={640}
      />
      {ribbon?.text && (
        <span className={detailStyles.ribbon}>
          <Ribbon tone={ribbon.tone}>{ribbon.text}</Ribbon>
        </span>
      )}
    </div>
  )
}
