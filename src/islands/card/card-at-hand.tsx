import { useMemo } from 'react'
import type { Card } from '#lib/domain/card/card.ts'
import { cardCode } from '#lib/format/card-code.ts'
import { formatCardNumber } from '#lib/format/card-number.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { CardTools } from './card-tools.tsx'
import { Pass } from './pass.tsx'
import { styles } from './styles.ts'

interface CardAtHandProps {
  card: Card
  /** First and last name of whose it is; may be empty. */
  holder: readonly [string, string]
}

/** The card, and what can be done with it. PRF-4. */
export function CardAtHand({ card, holder }: CardAtHandProps) {
  const { cardPass } = useWords()
  const code = useMemo(() => cardCode(card), [card])
  const name = holder.join(' ').trim()
  const number = formatCardNumber(card.number)
  return (
    <div className={styles.hand}>
      <Pass code={code} name={name} number={number} type={card.type} />
      <div className={styles.tools}>
        <CardTools card={card} code={code} holder={holder} name={name} number={number} />
        <p className={styles.note}>{code ? cardPass.bright() : cardPass.plain()}</p>
      </div>
    </div>
  )
}
