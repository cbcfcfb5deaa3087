import { useMemo } from 'react'
import type { HeldCard } from '#lib/domain/held-card.ts'
import { cardCode } from '#lib/format/card-code.ts'
import { formatCardNumber } from '#lib/format/card-number.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { CardTools } from './card-tools.tsx'
import { look } from './look.ts'
import { Pass } from './pass.tsx'

/** The card, and what can be done with it. Spec §2, my card: zoom, save as PDF. */
export function CardAtHand({ holder }: { holder: HeldCard }) {
  const { pass } = useWords()
  const code = useMemo(() => cardCode(holder.card), [holder.card])
  const name = `${holder.firstname} ${holder.lastname}`.trim()
  const number = formatCardNumber(holder.card.number)
  return (
    <div className={look.hand}>
      <Pass code={code} name={name} number={number} type={holder.card.type} />
      <div className={look.part}>
        <CardTools code={code} name={name} number={number} />
        <p className={look.said}>{code ? pass.bright() : pass.plain()}</p>
      </div>
    </div>
  )
}
