import { useQuery } from '@tanstack/react-query'
import { CodePicture } from '#islands/ui/code/code-picture.tsx'
import type { CouponDetail } from '#lib/domain/coupons/coupon.ts'
import { code128 } from '#lib/format/code128.ts'
import { type DrawnCode, drawnBars, drawnSquare } from '#lib/format/drawn-code.ts'
import { qrCode } from '#lib/format/qr.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { couponQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'

const drawn = (code: string, format: CouponDetail['code_format']): DrawnCode | undefined => {
  if (format === 'qr') return drawnSquare(qrCode(code))
  const bars = format === 'code128' ? code128(code) : undefined
  return bars && drawnBars(bars)
}

interface CouponTillPictureProps {
  id: string
  code: string
}

/**
 * A coupon's code for the scanner, in the format that only its own answer tells. That answer is asked for where it is
 * not there yet, and its room is kept meanwhile; nothing is drawn where the code is there to be read. TIL-2.
 */
export function CouponTillPicture({ id, code }: CouponTillPictureProps) {
  const words = useWords()
  const { data, isPlaceholderData, isError } = useQuery(
    { ...couponQuery(id), refetchOnMount: false },
    queryClient,
  )
  const isWaiting = !isError && (data === undefined || isPlaceholderData)
  if (isWaiting) return <div />
  const picture = data && drawn(code, data.code_format)
  return picture && <CodePicture code={picture} label={words.coupons.code.image({ code })} turns />
}
