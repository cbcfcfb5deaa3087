import { useMachine } from '@xstate/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { CountdownRing } from '#islands/ui/countdown.tsx'
import { Skeleton } from '#islands/ui/skeleton.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { keepAwake } from '#lib/browser/wake-lock.ts'
import type { CouponDetail } from '#lib/domain/coupon.ts'
import { isOver } from '#lib/domain/coupon-period.ts'
import { shareLeft } from '#lib/domain/time-left.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { inFull } from '#lib/i18n/validity-text.ts'
import { couponUse } from '#machines/coupon-use/coupon-screen.store.ts'
import { couponUseView } from '#machines/coupon-use/coupon-use.view.ts'
import { codeLook } from './code-look.ts'
import { CodeText } from './code-text.tsx'
import { CopyCode } from './copy-code.tsx'
import { inShort } from './coupon-words.ts'
import { DeactivationDialog } from './deactivation-dialog.tsx'
import { ExpiredCode } from './expired-code.tsx'
import { useCouponTime } from './use-coupon-time.ts'

const CodeBars = lazy(() => import('./code-bars.tsx').then((file) => ({ default: file.CodeBars })))
const CodeSquare = lazy(() => import('./code-square.tsx').then((file) => ({ default: file.CodeSquare })))

/** The room of a code's picture, so that nothing moves when it comes. */
function CodeSpace({ shape }: { shape: string }) {
  return (
    <div className={codeLook.pad}>
      <div className={shape} />
    </div>
  )
}

interface CouponCodeProps {
  coupon: CouponDetail
  /** Only what the list knew is here yet. */
  waiting: boolean
}

function LiveCode({ coupon, waiting }: CouponCodeProps) {
  const words = useWords()
  const { id, user_coupon_id, code, code_format } = coupon
  const [snapshot, send] = useMachine(couponUse, {
    input: { couponId: id, userCouponId: user_coupon_id ?? '', short: true },
  })
  const view = couponUseView(snapshot)
  const { countdown } = useCouponTime(coupon, () => {
    send({ type: 'expired' })
    return undefined
  })
  useEffect(() => (view.showsCode ? keepAwake() : undefined), [view.showsCode])
  if (view.ended) return <ExpiredCode />

  return (
    <section aria-label={words.coupons.code.label()} className={codeLook.ticket}>
      <div className={codeLook.face}>
        <p className={codeLook.lead}>{words.coupons.code.show()}</p>
        {code_format === 'code128' && code && (
          <Suspense fallback={<CodeSpace shape={codeLook.bars} />}>
            <CodeBars code={code} />
          </Suspense>
        )}
        {code_format === 'qr' && code && (
          <Suspense fallback={<CodeSpace shape={codeLook.square} />}>
            <CodeSquare code={code} />
          </Suspense>
        )}
        {code ? <CodeText code={code} /> : waiting && <Skeleton shape="title" />}
      </div>
      <div className={codeLook.foot}>
        {countdown && (
          <>
            <CountdownRing share={shareLeft(countdown.seconds)}>
              {inShort(words, countdown.left)}
            </CountdownRing>
            <p className={codeLook.left}>
              {words.coupons.code.left({ time: inFull(words, countdown.left) })}
            </p>
          </>
        )}
        <div className={codeLook.actions}>
          {code && <CopyCode code={code} />}
          {user_coupon_id !== undefined && (
            <Button onClick={() => send({ type: 'pressed' })}>{words.coupons.deactivation.button()}</Button>
          )}
        </div>
      </div>
      <DeactivationDialog
        busy={view.busy}
        onClose={() => send({ type: 'dismissed' })}
        onConfirm={() => send({ type: 'confirmed' })}
        open={view.asks}
      />
    </section>
  )
}

/**
 * The code of an activated coupon for the till, its seconds, and the way to put it back. When they are over while it
 * is looked at, it goes one screen back; a code that was over before is calmly said to be. Spec §4, short variant.
 */
export function CouponCode(props: CouponCodeProps) {
  const [over] = useState(() => isOver(props.coupon, nowSeconds()))
  return over ? <ExpiredCode /> : <LiveCode {...props} />
}
