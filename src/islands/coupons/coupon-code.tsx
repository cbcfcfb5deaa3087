import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { CodeText } from '#islands/ui/code/code-text.tsx'
import { CountdownRing } from '#islands/ui/code/countdown.tsx'
import { late } from '#islands/ui/late.tsx'
import type { MissingProps } from '#islands/ui/missing.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { keepAwake } from '#lib/browser/device/wake-lock.ts'
import type { CouponDetail } from '#lib/domain/coupons/coupon.ts'
import { isOver } from '#lib/domain/coupons/coupon-period.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import { shareLeft } from '#lib/domain/time-left.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { inFull, runningTime } from '#lib/i18n/validity-text.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { $club } from '#machines/club/club.store.ts'
import { couponUse } from '#machines/coupons/coupon-use.store.ts'
import { couponUseView } from '#machines/coupons/coupon-use.view.ts'
import { codeStyles } from './code-styles.ts'
import { CodeTools } from './code-tools.tsx'
import { DeactivationDialog } from './deactivation-dialog.tsx'
import { ExpiredCode } from './expired-code.tsx'
import { useCouponTime } from './use-coupon-time.ts'

const what: MissingProps['what'] = () => wordsNow().coupons.code.missing()
/** The room of a code's picture, so that nothing moves when it comes. */
function CodeSpace({ shape }: { shape: string }) {
  return (
    <div aria-busy="true" className={codeStyles.pad}>
      <div className={shape} />
    </div>
  )
}

const CodeBars = late(() => import('./code-bars.tsx').then((file) => file.CodeBars), {
  waiting: () => <CodeSpace shape={codeStyles.bars} />,
  what,
})
const CodeSquare = late(() => import('./code-square.tsx').then((file) => file.CodeSquare), {
  waiting: () => <CodeSpace shape={codeStyles.square} />,
  what,
})

export interface CouponCodeProps {
  coupon: CouponDetail
  /** Only what the list knew is here yet. */
  waiting: boolean
}

/** Returns the whole time of an activation in seconds: as the club sets it, at least what was left at first. TIL-1. */
const useWholeTime = (left: number): number => {
  const { activation_minutes: minutes = 0 } = useStore($club).settings.COUPON
  const [first] = useState(left)
  return Math.max(minutes * 60, first)
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
  const whole = useWholeTime(countdown?.seconds ?? 0)
  if (view.ended) return <ExpiredCode />

  return (
    <section aria-label={words.coupons.code.label()} className={codeStyles.ticket}>
      <div className={codeStyles.panel}>
        <p className={codeStyles.lead}>{words.coupons.code.show()}</p>
        {code ? <CodeText className={codeStyles.code} code={code} /> : waiting && <Skeleton shape="title" />}
        {!waiting && code_format === 'code128' && code && <CodeBars code={code} />}
        {!waiting && code_format === 'qr' && code && <CodeSquare code={code} />}
        {/* How the code is drawn only its own answer tells: its room is kept meanwhile, and nothing stands below it yet. */}
        {waiting && <CodeSpace shape={codeStyles.bars} />}
      </div>
      {!waiting && (
        <div className={codeStyles.foot}>
          {countdown && (
            <CountdownRing
              sentence={words.coupons.code.left({ time: inFull(words, countdown.left) })}
              share={shareLeft(countdown.seconds, whole)}
            >
              {runningTime(words, countdown.seconds)}
            </CountdownRing>
          )}
          <CodeTools
            coupon={coupon}
            onDeactivate={user_coupon_id === undefined ? undefined : () => send({ type: 'pressed' })}
          />
        </div>
      )}
      <DeactivationDialog
        busy={view.busy}
        onClose={() => send({ type: 'dismissed' })}
        onConfirm={() => send({ type: 'confirmed' })}
        open={view.asks}
        points={pointsOf(costOf(coupon.points)) ?? 0}
      />
    </section>
  )
}

/**
 * Shows the code of an activated coupon for the till, the seconds left, and the button to put the coupon back. If the
 * time ends while the member looks at it, the portal goes one screen back; if it was over before, a calm notice is
 * shown. CPN-6.
 */
export function CouponCode(props: CouponCodeProps) {
  const [over] = useState(() => isOver(props.coupon, nowSeconds()))
  return over ? <ExpiredCode /> : <LiveCode {...props} />
}
