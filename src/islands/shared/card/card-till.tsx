import { useMemo } from 'react'
import { CodePicture } from '#islands/ui/code/code-picture.tsx'
import type { Card } from '#lib/domain/member.ts'
import { initialsOf } from '#lib/domain/till-code.ts'
import type { CardCode } from '#lib/format/card-code.ts'
import { formatCardNumber } from '#lib/format/numbers.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { Till } from '../till/till.tsx'

interface CardTillProps {
  open: boolean
  onClose: () => void
  code: CardCode
  card: Card
  /** First and last name of whose it is; may be empty. */
  holder: readonly [string, string]
}

/** The name of the view in the history. */
const cardId = 'card'

/** The member's card at the till. PRF-4, TIL-1. */
export function CardTill({ open, onClose, code, card, holder: [firstname, lastname] }: CardTillProps) {
  const { pass } = useWords().card
  const name = `${firstname} ${lastname}`.trim()
  const codes = useMemo(() => [{ id: cardId, name, digits: card.number }], [name, card.number])
  return (
    <Till
      codes={codes}
      initials={initialsOf(firstname, lastname)}
      onClose={onClose}
      open={open}
      picture={() => (
        <CodePicture code={code} label={pass.code({ number: formatCardNumber(card.number) })} turns />
      )}
      shown={cardId}
    />
  )
}
