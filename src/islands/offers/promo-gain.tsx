import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { Outcome } from '#islands/ui/outcome.tsx'
import { DoneDrawing } from '#islands/ui/outcome-drawings.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import type { PromoCodeView } from '#machines/promo-code/promo-code.view.ts'

interface PromoGainProps {
  gain: NonNullable<PromoCodeView['gain']>
  onAnother: () => void
}

/** What a promo code gave: its title, and its points where it has any. */
export function PromoGain({ gain: { title, points }, onAnother }: PromoGainProps) {
  const { promo } = useWords()
  const accepted = promo.accepted()
  const gained = points > 0 ? promo.gained({ n: points }) : undefined
  return (
    <Outcome
      drawing={<DoneDrawing />}
      hint={title && gained ? accepted : undefined}
      isNews
      text={gained ?? (title ? accepted : undefined)}
      title={title || accepted}
    >
      <Button onClick={onAnother}>{promo.another()}</Button>
      {gained && (
        <ButtonLink href={pathTo('/transactions')} tone="link">
          {promo.transactions()}
        </ButtonLink>
      )}
    </Outcome>
  )
}
