import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { Outcome } from '#islands/ui/state/outcome.tsx'
import { DoneDrawing } from '#islands/ui/state/outcome-drawings.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import type { PromoCodeView } from '#machines/promo-code/promo-code.view.ts'

interface PromoGainProps {
  gain: NonNullable<PromoCodeView['gain']>
  onAnother: () => void
}

/** Shows the result of a promo code: its title, and its points if it has any. */
export function PromoGain({ gain: { title, points }, onAnother }: PromoGainProps) {
  const { promoCode } = useWords()
  const accepted = promoCode.accepted()
  const gained = points > 0 ? promoCode.gained({ n: points }) : undefined
  return (
    <Outcome
      drawing={<DoneDrawing />}
      hint={title && gained ? accepted : undefined}
      isNews
      text={gained ?? (title ? accepted : undefined)}
      title={title || accepted}
    >
      <Button onClick={onAnother}>{promoCode.another()}</Button>
      {gained && (
        <ButtonLink href={pathTo('/transactions')} tone="link">
          {promoCode.transactions()}
        </ButtonLink>
      )}
    </Outcome>
  )
}
