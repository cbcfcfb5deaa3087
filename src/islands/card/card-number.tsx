import type { ReactNode, Ref } from 'react'
import { groupedCardNumber } from '#lib/domain/card-number.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { CardNumberField } from '../ui/card-number-field.tsx'
import { ReceiptHelp } from '../ui/receipt-help.tsx'

interface CardNumberProps {
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
  onInput: () => void
  /** The button that scans the card instead. */
  scan?: ReactNode
}

/** The number of the card to pair, and where to find it. Spec §1; §5, card number. */
export function CardNumber({ error, inputRef, onInput, scan }: CardNumberProps) {
  const { number, receipt } = useWords().card
  return (
    <div>
      <CardNumberField
        aria-required
        error={error}
        group={groupedCardNumber}
        help={number.help()}
        label={number.label()}
        name="card"
        onInput={onInput}
        ref={inputRef}
        scan={scan}
      />
      <ReceiptHelp
        answer={receipt.answer()}
        line={receipt.line()}
        picture={receipt.picture()}
        question={receipt.question()}
        section={receipt.section()}
      />
    </div>
  )
}
