import { useMachine } from '@xstate/react'
import LockIcon from 'lucide-react/icons/lock'
import { type CSSProperties, useEffect, useId } from 'react'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { LazyDialog, loadDialog } from '#islands/ui/dialog/dialog-lazy.tsx'
import { Hint } from '#islands/ui/dialog/hint.tsx'
import { smallIcon } from '#islands/ui/icon-size.ts'
import { onDemand } from '#islands/ui/on-demand.tsx'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import type { BlockedReason, Coupon, CouponStatus } from '#lib/domain/coupons/coupon.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import { formatMoment } from '#lib/format/moments.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { runningTime, showsCode } from '#lib/i18n/validity-text.ts'
import { pathTo } from '#lib/paths.ts'
import { prepareCoupon } from '#lib/queries/coupons.ts'
import { couponButtonView } from '#machines/coupons/coupon-button.machine.ts'
import { couponButton } from '#machines/coupons/coupon-button.store.ts'
import { css } from '#styled/css'
import { LazyMemberTill } from './at-till.tsx'

const timeLeft = css({
  flexShrink: '0',
  paddingInlineStart: '2',
  fontSize: 'sm',
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
})

interface CouponActionProps {
  coupon: Coupon
  status: CouponStatus
  /** The id of the coupon's heading: a list has many buttons of the same words. */
  namedBy: string
  /** The seconds left, shown beside the button of an active coupon. */
  left?: number | undefined
  /** The cost, shown beside "activate". */
  price?: string | undefined
  /** As wide as its place, and 44 px high. */
  large?: boolean | undefined
}

const LazyActivationDialog = onDemand(() =>
  import('./activation-dialog.tsx').then((file) => file.ActivationDialog),
)

/** Fetches as soon as a press is likely what it opens, so that it is there when the finger lifts. */
const preparing: Partial<Record<CouponStatus['as'], () => unknown>> = {
  ready: LazyActivationDialog.fetch,
  unverified: loadDialog,
  active: LazyMemberTill.fetch,
}

/** Returns the reason why a coupon cannot be activated yet. CPN-2. */
export const hintText = (
  words: Words,
  locale: string,
  reason: BlockedReason | undefined,
): string | undefined =>
  reason?.kind === 'points'
    ? `${words.coupons.hint.points()} ${words.coupons.hint.missing({ n: pointsOf(reason.missing) ?? 0 })}`
    : reason && words.coupons.hint.early({ date: formatMoment(reason.from, locale) })

/** Draws under the words of a button which part of the cost the member has; both in hundredths of points. */
const collectedPart = (cost: number, missing: number): CSSProperties => ({
  background: `linear-gradient(to right, currentColor ${100 - (100 * missing) / cost}%, transparent 0) bottom / 100% 4px no-repeat, var(--coupon-button-inactive)`,
})

/** Tells a member that her account must be verified first, and leads there. CPN-2. */
function VerificationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords()
  const { verification } = words.coupons
  return (
    <LazyDialog
      actions={
        <>
          <ButtonLink href={pathTo('/email-confirmation')} tone="confirm" wide>
            {words.verify.link()}
          </ButtonLink>
          <Button onClick={onClose} wide>
            {verification.ok()}
          </Button>
        </>
      }
      onClose={onClose}
      open={open}
      title={verification.title()}
    >
      <p>{verification.text()}</p>
    </LazyDialog>
  )
}

/**
 * The coupon's button and all that a press on it may open. A question that is open when the coupon ends stays, so that
 * nobody is left without an answer. CPN-2.
 */
export function CouponAction({ coupon, status, left, namedBy, price, large = false }: CouponActionProps) {
  const words = useWords()
  const locale = useLocale()
  const id = useId()
  const [snapshot, send] = useMachine(couponButton, { input: { id: coupon.id } })
  const view = couponButtonView(snapshot, status)
  const prepare = preparing[status.as]
  const dismiss = () => send({ type: 'dismissed' })
  const missing = !large && view.hint?.kind === 'points' ? view.hint.missing : 0
  const isActive = view.label === 'active'
  const activate = words.coupons.button.activate()
  const label = isActive ? showsCode(words, coupon) : price ? `${activate} · ${price}` : activate
  const isAsking = view.dialog === 'activation'
  // A confirmed activation shows the code at once: by then all that it needs is there.
  useEffect(() => {
    if (!isAsking) return
    void LazyMemberTill.fetch()
    prepareCoupon(coupon.id)
  }, [isAsking, coupon.id])

  return (
    <>
      {view.offered && (
        <Hint onDismiss={dismiss} open={view.hintOpen} text={hintText(words, locale, view.hint)}>
          {(described) => (
            <Button
              {...described}
              {...(prepare && { onPointerDown: prepare, onPointerEnter: prepare, onFocus: prepare })}
              aria-labelledby={`${id} ${namedBy}`}
              icon={(view.locked || (view.hint && missing === 0)) && <LockIcon className={smallIcon} />}
              onClick={() => send({ type: 'pressed', status })}
              size={large ? 'normal' : 'small'}
              style={missing > 0 ? collectedPart(costOf(coupon.points), missing) : undefined}
              tone={`coupon-${view.tone}`}
              wide={large}
            >
              <span id={id}>
                <span>{missing > 0 ? words.coupons.hint.toGo({ n: pointsOf(missing) ?? 0 }) : label}</span>
                {view.locked && <VisuallyHidden>{`, ${words.coupons.locked()}`}</VisuallyHidden>}
              </span>
            </Button>
          )}
        </Hint>
      )}
      {/* Beside the button, whose name would change each second with it. */}
      {isActive && left !== undefined && (
        <p className={timeLeft} data-live="" translate="no">
          {runningTime(words, left)}
        </p>
      )}
      <LazyActivationDialog coupon={coupon} onClose={dismiss} open={isAsking} send={send} view={view} />
      <VerificationDialog onClose={dismiss} open={view.dialog === 'verification'} />
    </>
  )
}
