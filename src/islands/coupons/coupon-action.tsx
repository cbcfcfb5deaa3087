import { useMachine } from '@xstate/react'
import { useId } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { loadDialog } from '#islands/ui/dialog-lazy.tsx'
import { Hint } from '#islands/ui/hint.tsx'
import { LockIcon } from '#islands/ui/icons/lock.tsx'
import { VisuallyHidden } from '#islands/ui/visually-hidden.tsx'
import type { Coupon } from '#lib/domain/coupon.ts'
import type { CouponStanding } from '#lib/domain/coupon-standing.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { couponButtonView } from '#machines/coupon-button/coupon-button.view.ts'
import { couponButton } from '#machines/coupon-button/coupon-screen.store.ts'
import { ActivationDialog } from './activation-dialog.tsx'
import { hintText } from './coupon-words.ts'
import { VerificationDialog } from './verification-dialog.tsx'

interface CouponActionProps {
  coupon: Coupon
  standing: CouponStanding
  /** The id of the coupon's heading: a list has many buttons of the same words. */
  namedBy: string
  /** Said beside "activate", as the detail does with the cost. */
  price?: string | undefined
  /** As wide as its place, and 44 px high. */
  large?: boolean | undefined
}

/** Fetched as soon as a press is likely, so that the dialog is there when the finger lifts. */
const prepare = () => void loadDialog()

/** The coupon's button and all that a press on it may open. Spec §4 "Coupon button". */
export function CouponAction({ coupon, standing, namedBy, price, large = false }: CouponActionProps) {
  const words = useWords()
  const locale = useLocale()
  const id = useId()
  const [snapshot, send] = useMachine(couponButton, { input: { id: coupon.id } })
  const view = couponButtonView(snapshot, standing)
  const opensDialog = standing.as === 'ready' || standing.as === 'unverified'
  const dismiss = () => send({ type: 'dismissed' })
  const label = words.coupons.button[view.label]()

  return (
    <>
      <Hint onDismiss={dismiss} open={view.hintOpen} text={hintText(words, locale, view.hint)}>
        {(described) => (
          <Button
            {...described}
            {...(opensDialog ? { onPointerDown: prepare, onPointerEnter: prepare, onFocus: prepare } : {})}
            aria-labelledby={`${id} ${namedBy}`}
            icon={view.locked && <LockIcon size={16} />}
            onClick={() => send({ type: 'pressed', standing })}
            size={large ? 'normal' : 'small'}
            tone={`coupon-${view.tone}`}
            wide={large}
          >
            <span id={id}>
              {price && view.label === 'activate' ? `${label} · ${price}` : label}
              {view.locked && <VisuallyHidden>, {words.coupons.locked()}</VisuallyHidden>}
            </span>
          </Button>
        )}
      </Hint>
      <ActivationDialog
        busy={view.busy}
        coupon={coupon}
        onClose={dismiss}
        onConfirm={() => send({ type: 'confirmed' })}
        open={view.dialog === 'activation'}
      />
      <VerificationDialog onClose={dismiss} open={view.dialog === 'verification'} />
    </>
  )
}
