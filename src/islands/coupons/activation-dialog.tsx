import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ignoreDoubleClick } from '#islands/shared/ignore-double-click.ts'
import { LazyReauthentication } from '#islands/shared/reauthentication-lazy.ts'
import { Button } from '#islands/ui/button.tsx'
import { Dialog, useStageFocus } from '#islands/ui/dialog/dialog.tsx'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import type { CouponButtonView } from '#machines/coupons/coupon-button.machine.ts'
import { css } from '#styled/css'

interface ActivationDialogProps {
  coupon: Coupon
  open: boolean
  view: Pick<CouponButtonView, 'busy' | 'checking' | 'proving'>
  send: (
    event: { type: 'confirmed' | 'wentBack' } | { type: 'reauthenticated'; confirmation: string },
  ) => void
  onClose: () => void
}

/**
 * Asks whether to activate a coupon, since its code holds for some minutes only; above the member's own limit, for her
 * password too. CPN-5, LCK-2. It is fetched when a press is likely.
 */
export function ActivationDialog({ coupon, open, view, send, onClose }: ActivationDialogProps) {
  const words = useWords()
  const { activation_minutes: minutes } = useStore($club).settings.COUPON
  const { activation } = words.coupons
  const points = pointsOf(costOf(coupon.points)) ?? 0
  // What was shown last stays while the dialog goes away.
  const [shown, setShown] = useState(view.proving)
  if (open && view.proving !== shown) setShown(view.proving)
  const inside = useStageFocus(shown ? 'proof' : 'question')
  return (
    <Dialog
      actions={
        !shown && (
          <>
            <Button
              loading={view.busy}
              onClick={ignoreDoubleClick(() => send({ type: 'confirmed' }))}
              tone="confirm"
              wide
            >
              {words.coupons.button.activate()}
            </Button>
            <Button aria-disabled={view.busy} onClick={onClose} wide>
              {activation.later()}
            </Button>
          </>
        )
      }
      onClose={onClose}
      open={open}
      title={shown ? words.session.reauthentication.title() : activation.title()}
    >
      <div className={css({ display: 'contents' })} ref={inside}>
        <p className={css({ fontWeight: 'bold', overflowWrap: 'anywhere' })}>{coupon.name}</p>
        {shown ? (
          <LazyReauthentication
            onBack={() => send({ type: 'wentBack' })}
            onConfirmed={(confirmation) => send({ type: 'reauthenticated', confirmation })}
            reason="spend"
          />
        ) : (
          <>
            <p>{minutes === undefined ? activation.untimed() : activation.text({ minutes })}</p>
            {points > 0 && <p>{activation.cost({ n: points })}</p>}
            <p role="status">{view.checking && activation.checking()}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
