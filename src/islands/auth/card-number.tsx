import type { ReactNode } from 'react'
import { groupedCardNumber } from '#lib/domain/card-number.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { CardNumberField } from '../ui/card-number-field.tsx'
import { ReceiptHelp } from '../ui/receipt-help.tsx'

interface CardNumberProps {
  error: string | undefined
  onInput?: () => void
  /** What can be done about the fault. */
  children?: ReactNode
}

/** The number of the card one has, and the receipt that shows where to find it. Spec §1; §5, card number. */
export function CardNumber({ error, onInput, children }: CardNumberProps) {
  const { number, receipt } = useWords().card
  const help = {
    question: receipt.question(),
    answer: receipt.answer(),
    section: receipt.section(),
    line: receipt.line(),
    picture: receipt.picture(),
  }
  return (
    <div>
      <CardNumberField
        aria-required
        error={error}
        group={groupedCardNumber}
        help={number.help()}
        label={number.label()}
        name="card_number"
        onInput={onInput}
      />
      {children}
      <ReceiptHelp {...help} />
    </div>
  )
}
