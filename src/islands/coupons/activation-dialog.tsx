import { useStore } from '@nanostores/react'
import type { MouseEvent } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { LazyDialog } from '#islands/ui/dialog/dialog-lazy.tsx'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import { couponsWords } from '#lib/i18n/coupons/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import { css } from '#styled/css'

interface ActivationDialogProps {
  coupon: Coupon
  open: boolean
  /** The activation is under way; the dialog waits for its end. */
  busy: boolean
  /** True while the portal finds out if the activation took place. */
  checking: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Not the second press of a double one that opened the question: on a phone it would spend the points. */
const isMeant = ({ detail }: MouseEvent) => detail < 2

/** Asks whether to activate a coupon, since its code holds for some minutes only. CPN-5. */
export function ActivationDialog({
  coupon,
  open,
  busy,
  checking,
  onConfirm,
  onClose,
}: ActivationDialogProps) {
  const words = useWords(couponsWords)
  const { activation_minutes: minutes } = useStore($club).settings.COUPON
  const { activation } = words.coupons
  const points = pointsOf(costOf(coupon.points)) ?? 0
  return (
    <LazyDialog
      actions={
        <>
          <Button loading={busy} onClick={(press) => isMeant(press) && onConfirm()} tone="confirm" wide>
            {activation.confirm()}
          </Button>
          <Button aria-disabled={busy} onClick={onClose} wide>
            {activation.later()}
          </Button>
        </>
      }
      close={words.common.close()}
      onClose={onClose}
      open={open}
      title={activation.title()}
    >
      <p className={css({ fontWeight: 'bold', overflowWrap: 'anywhere' })}>{coupon.name}</p>
      <p>{minutes === undefined ? activation.untimed() : activation.text({ minutes })}</p>
      {points > 0 && <p>{activation.cost({ n: points })}</p>}
      <p role="status">{checking && activation.checking()}</p>
    </LazyDialog>
  )
}
