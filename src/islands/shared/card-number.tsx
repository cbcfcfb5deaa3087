import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import type { ComponentProps, ReactNode } from 'react'
import type { Elements } from '#islands/ui/elements.ts'
import { FieldFrame, type Labelled } from '#islands/ui/form/field.tsx'
import { paper } from '#islands/ui/state/drawing.tsx'
import { type Erasure, groupedCardNumber } from '#lib/domain/card/card.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { button, field } from '#styled/recipes'

type CardNumberFieldProps = Labelled &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'maxLength'> & {
    /** A button inside the field, such as the one that scans a card. */
    scan?: ReactNode
  }

const erasures: Readonly<Record<string, Erasure>> = {
  deleteContentBackward: 'before',
  deleteContentForward: 'after',
}

/**
 * The number of a card in a single input; uncontrolled, so that it is never mirrored into an attribute. What it
 * holds is read with `cardNumber` of lib/domain. REG-5.
 */
export function CardNumberField(props: CardNumberFieldProps) {
  const { label, help, error, scan, onInput, ...rest } = props
  const tidy = (input: HTMLInputElement, erased?: Erasure) => {
    const { value } = input
    const { text, caret } = groupedCardNumber(
      { text: value, caret: input.selectionStart ?? value.length },
      erased,
    )
    if (text === value) return
    input.value = text
    // Elsewhere some browsers would take the focus along.
    if (document.activeElement === input) input.setSelectionRange(caret, caret)
  }
  return (
    <FieldFrame {...{ label, help, error }}>
      {(control) => (
        <>
          <input
            autoComplete="off"
            inputMode="numeric"
            spellCheck={false}
            {...rest}
            {...control}
            data-eye={scan ? '' : undefined}
            onCompositionEnd={({ currentTarget }) => tidy(currentTarget)}
            onInput={(event) => {
              const { isComposing, inputType } = event.nativeEvent
              // What an input method is still composing must not be touched.
              if (!isComposing) tidy(event.currentTarget, erasures[inputType])
              onInput?.(event)
            }}
            type="text"
          />
          {scan && <span className={field().aside}>{scan}</span>}
        </>
      )}
    </FieldFrame>
  )
}

const styles = {
  answer: css({ color: 'muted', textStyle: 'small', maxWidth: 'text' }),
  picture: css({ width: 'full', maxWidth: 'modal', mt: '2' }),
  ground: css({ fill: 'subtle', stroke: '[none]' }),
  mark: css({ stroke: 'primary', strokeWidth: '[4px]' }),
  // Printed words are filled, not drawn in lines.
  print: css({ fill: 'text', stroke: '[none]', fontWeight: 'bold' }),
}

/** Shows the place of the card number on a receipt: the Card line of the DOCUMENT section. REG-5. */
export function ReceiptHelp() {
  const { receipt } = useWords().card
  return (
    <details>
      <summary className={button({ tone: 'link' })}>
        <ReceiptTextIcon />
        <span>{receipt.question()}</span>
      </summary>
      <p className={styles.answer}>{receipt.answer()}</p>
      <svg
        aria-label={receipt.picture()}
        className={styles.picture}
        fill="none"
        role="img"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth={2}
        viewBox="0 0 320 184"
      >
        <rect className={styles.ground} height="184" rx="12" width="320" />
        <path
          className={paper}
          d="M44 184V22l14.5-8 14.5 8l14.5-8 14.5 8l14.5-8 14.5 8l14.5-8 14.5 8l14.5-8 14.5 8l14.5-8 14.5 8l14.5-8 14.5 8l14.5-8 14.5 8v162"
        />
        <g opacity="0.25">
          <path d="M110 40h100M62 62h84M236 62h22M62 78h64M230 78h28M62 166h120M222 166h36" strokeWidth={5} />
        </g>
        <path d="M62 96h196" strokeDasharray="4 6" />
        <g className={styles.print} fontFamily="monospace" fontSize="12.5">
          <text textAnchor="middle" x="160" y="117">
            {receipt.section()}
          </text>
          <text x="64" y="143">
            {receipt.line()}
          </text>
          <text textAnchor="end" x="256" y="143">
            {'1234 5678 9012 3456'}
          </text>
        </g>
        <rect className={styles.mark} height="28" rx="8" width="216" x="52" y="125" />
      </svg>
    </details>
  )
}

interface CardNumberProps
  extends Omit<ComponentProps<typeof CardNumberField>, 'label' | 'help' | 'children'> {
  /** The remedies for the error. */
  children?: Elements
}

/** The number of the card one has, and the receipt that shows where to find it. REG-5. */
export function CardNumber({ children, ...field }: CardNumberProps) {
  const { number } = useWords().card
  return (
    <div>
      <CardNumberField aria-required {...field} help={number.help()} label={number.label()} />
      {children}
      <ReceiptHelp />
    </div>
  )
}
