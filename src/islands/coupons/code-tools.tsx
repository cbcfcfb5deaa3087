import { useEffect } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { EnlargeButton } from '#islands/ui/code/enlarge-button.tsx'
import { CopyButton } from '#islands/ui/shapes/copy-button.tsx'
import { whenIdle } from '#lib/browser/page-load.ts'
import type { CouponDetail } from '#lib/domain/coupons/coupon.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { showCode } from '#machines/coupons/shown-code.ts'
import { raiseNotice } from '#machines/frame/toasts.ts'
import { LazyCouponTill } from './at-till.tsx'
import { codeStyles } from './code-styles.ts'

interface CodeToolsProps {
  coupon: CouponDetail
  /** The member wants to put the coupon back; absent where that is not possible. */
  onDeactivate: (() => void) | undefined
}

/** The actions for a code: hold it up, copy it, put the coupon back. */
export function CodeTools({ coupon, onDeactivate }: CodeToolsProps) {
  const { coupons, cardPass } = useWords()
  const { id, code } = coupon
  // The till may be out of reach of any network.
  useEffect(() => whenIdle(() => void LazyCouponTill.fetch()), [])
  return (
    <div className={codeStyles.actions}>
      {code && (
        <>
          <EnlargeButton onClick={() => showCode(id)}>{cardPass.enlarge()}</EnlargeButton>
          <CopyButton onCopied={() => raiseNotice(coupons.code.copied())} text={code}>
            {coupons.code.copy()}
          </CopyButton>
        </>
      )}
      {onDeactivate && <Button onClick={onDeactivate}>{coupons.deactivation.button()}</Button>}
    </div>
  )
}
