import type { ComponentProps } from 'react'
import type { Elements } from '../elements.ts'
import { CardNumberField } from './card-number-field.tsx'
import { ReceiptHelp } from './receipt-help.tsx'

interface CardNumberProps
  extends Omit<ComponentProps<typeof CardNumberField>, 'label' | 'help' | 'children'> {
  /** Those of the area `card`. */
  words: {
    readonly number: Readonly<Record<'label' | 'help', () => string>>
    readonly receipt: Readonly<Record<keyof ComponentProps<typeof ReceiptHelp>, () => string>>
  }
  /** The remedies for the error. */
  children?: Elements
}

/** The number of the card one has, and the receipt that shows where to find it. REG-5. */
export function CardNumber({ words: { number, receipt }, children, ...field }: CardNumberProps) {
  return (
    <div>
      <CardNumberField aria-required {...field} help={number.help()} label={number.label()} />
      {children}
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
