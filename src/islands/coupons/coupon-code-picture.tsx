import { CodePicture } from '#islands/ui/code/code-picture.tsx'
import type { CouponDetail } from '#lib/domain/coupons/coupon.ts'
import { drawnCode } from '#lib/format/drawn-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { codeStyles } from './code-styles.ts'

type Format = CouponDetail['code_format']

/** A coupon's code for a scanner, as bars or as a square; nothing where it cannot be drawn. */
export function CouponCodePicture({ code, format }: { code: string; format: Format }) {
  const words = useWords()
  const drawn = drawnCode(code, format)
  if (!drawn) return null
  return (
    <div className={codeStyles.pad}>
      <CodePicture
        className={format === 'qr' ? codeStyles.square : codeStyles.bars}
        code={drawn}
        label={words.coupons.code.image({ code })}
      />
    </div>
  )
}
