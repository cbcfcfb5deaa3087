import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import ClockIcon from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import { CouponEnded } from '#islands/shared/coupon-ended.tsx'
import { RemovalQuestion } from '#islands/shared/removal-question.tsx'
import { Button } from '#islands/ui/button.tsx'
import { CodeText } from '#islands/ui/code/code-text.tsx'
import { CountdownRing } from '#islands/ui/code/countdown.tsx'
import { EnlargeButton } from '#islands/ui/code/enlarge-button.tsx'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { late } from '#islands/ui/late.tsx'
import { CopyButton } from '#islands/ui/shapes/copy-button.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { keepAwake } from '#lib/browser/device/wake-lock.ts'
import { whenIdle } from '#lib/browser/page-load.ts'
import type { CouponDetail } from '#lib/domain/coupons/coupon.ts'
import { couponPeriod, isOver } from '#lib/domain/coupons/coupon-period.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import { shareLeft } from '#lib/domain/time-left.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { runningInFull } from '#lib/i18n/validity-text.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { $club } from '#machines/club/club.store.ts'
import { couponUseView } from '#machines/coupons/coupon-use.machine.ts'
import { couponUse } from '#machines/coupons/coupon-use.store.ts'
import { showCode } from '#machines/coupons/shown-code.ts'
import { raiseNotice } from '#machines/frame/toasts.ts'
import { LazyMemberTill } from './at-till.tsx'
import { codeStyles } from './code-styles.ts'

/** The room of a code's picture, so that nothing moves when it comes. */
function CodeSpace({ shape }: { shape: string }) {
  return (
    <div aria-busy="true" className={codeStyles.pad}>
      <div className={shape} />
    </div>
  )
}

const LazyPicture = late(() => import('./coupon-code-picture.tsx').then((file) => file.CouponCodePicture), {
  waiting: ({ format }) => <CodeSpace shape={format === 'qr' ? codeStyles.square : codeStyles.bars} />,
  what: () => wordsNow().coupons.code.missing(),
})

export interface CouponCodeProps {
  coupon: CouponDetail
  /** Whole seconds until its end; undefined where it has none. */
  left: number | undefined
  /** Only what the list knew is here yet. */
  waiting: boolean
}

/** The time to show a code is over. */
export function ExpiredCode({ coupon }: Pick<CouponCodeProps, 'coupon'>) {
  return (
    <section className={codeStyles.ticket}>
      <div className={codeStyles.expired}>
        <ClockIcon className={largeIcon} />
        <CouponEnded coupon={coupon} />
      </div>
    </section>
  )
}

/**
 * Shows the code of an activated coupon for the till, the seconds left, and what can be done with it: enlarge
 * it, copy it, deactivate the coupon. After its end there is a calm notice. CPN-6.
 */
export function CouponCode({ coupon, left, waiting }: CouponCodeProps) {
  const words = useWords()
  const { card, coupons } = words
  const { deactivation } = coupons
  const { id, user_coupon_id, code, code_format } = coupon
  const isDrawn = code_format === 'code128' || code_format === 'qr'
  // Nothing is there to scan: the number is typed at the till.
  const isNumber = !waiting && !isDrawn && code !== undefined && /^\d+$/.test(code)
  const points = pointsOf(costOf(coupon.points)) ?? 0
  const now = nowSeconds()
  const { until } = couponPeriod(coupon, now) ?? {}
  const [snapshot, send] = useMachine(couponUse, {
    input: { couponId: id, userCouponId: user_coupon_id ?? '', until, isOver: isOver(coupon, now) },
  })
  const view = couponUseView(snapshot)
  useEffect(() => (view.showsCode ? keepAwake() : undefined), [view.showsCode])
  // The whole time of an activation in seconds: as the club sets it, at least what was left at first. TIL-1.
  const { activation_minutes: minutes = 0 } = useStore($club).settings.COUPON
  const [first] = useState((until ?? 0) - now)
  const whole = Math.max(minutes * 60, first)
  // The till may be out of reach of any network.
  useEffect(() => whenIdle(() => void LazyMemberTill.fetch()), [])
  if (view.ended) return <ExpiredCode coupon={coupon} />

  return (
    <section aria-label={coupons.code.label()} className={codeStyles.ticket}>
      <div className={codeStyles.panel}>
        <p className={codeStyles.lead}>{isNumber ? coupons.code.read() : coupons.code.show()}</p>
        {code ? <CodeText className={codeStyles.code} code={code} /> : waiting && <Skeleton shape="title" />}
        {!waiting && code && isDrawn && <LazyPicture code={code} format={code_format} />}
        {/* How the code is drawn only its own answer tells: its room is kept meanwhile, and nothing stands below it yet. */}
        {waiting && <CodeSpace shape={codeStyles.bars} />}
      </div>
      {!waiting && (
        <div className={codeStyles.foot}>
          {left !== undefined && (
            <CountdownRing
              sentence={coupons.code.left({ time: runningInFull(words, left) })}
              share={shareLeft(left, whole)}
            />
          )}
          <div className={codeStyles.actions}>
            {code && (
              <>
                <EnlargeButton onClick={() => showCode(id)}>{card.pass.enlarge()}</EnlargeButton>
                <CopyButton onCopied={() => raiseNotice(coupons.code.copied())} text={code}>
                  {coupons.code.copy()}
                </CopyButton>
              </>
            )}
            {user_coupon_id !== undefined && (
              <Button onClick={() => send({ type: 'pressed' })}>{coupons.deactivation.button()}</Button>
            )}
          </div>
        </div>
      )}
      <RemovalQuestion
        says={{ ...deactivation, confirm: deactivation.button }}
        question={{
          isOpen: view.asks,
          isBusy: view.busy,
          confirm: () => send({ type: 'confirmed' }),
          dismiss: () => send({ type: 'dismissed' }),
        }}
      >
        <p>
          {points > 0 ? `${deactivation.text()} ${deactivation.refund({ n: points })}` : deactivation.text()}
        </p>
      </RemovalQuestion>
    </section>
  )
}
