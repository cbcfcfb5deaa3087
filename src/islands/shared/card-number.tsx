import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#islands/ui/class-name.ts'
import type { Elements } from '#islands/ui/elements.ts'
import { FieldFrame, type Labelled, useFieldIds } from '#islands/ui/form/field.tsx'
import { paper } from '#islands/ui/state/drawing.tsx'
import { css } from '#styled/css'
import { button, field } from '#styled/recipes'

interface Written {
  readonly text: string
  readonly caret: number
}

type CardNumberFieldProps = Labelled &
  Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'maxLength'> & {
    /** Returns the text that the field shows for the typed text: `groupedCardNumber` of lib/domain. */
    group: (written: Written, erased: 'before' | 'after' | undefined) => Written
    /** A button inside the field, such as the one that scans a card. */
    scan?: ReactNode
  }

const erasures: Readonly<Record<string, 'before' | 'after'>> = {
  deleteContentBackward: 'before',
  deleteContentForward: 'after',
}

/**
 * The number of a card in a single input; uncontrolled, so that it is never mirrored into an attribute. What it
 * holds is read with `cardNumber` of lib/domain. REG-5.
 */
export function CardNumberField(props: CardNumberFieldProps) {
  const { label, help, error, group, scan, className, onInput, onCompositionEnd, ...rest } = props
  const { ids, aria } = useFieldIds({ help, error })
  const tidy = (input: HTMLInputElement, erased?: 'before' | 'after') => {
    const { value } = input
    const { text, caret } = group({ text: value, caret: input.selectionStart ?? value.length }, erased)
    if (text === value) return
    input.value = text
    // Elsewhere some browsers would take the focus along.
    if (document.activeElement === input) input.setSelectionRange(caret, caret)
  }
  return (
    <FieldFrame {...{ label, help, error, ids }} required={rest.required}>
      <input
        autoComplete="off"
        inputMode="numeric"
        spellCheck={false}
        {...rest}
        {...aria}
        className={classNames(field().input, css({ fontVariantNumeric: 'tabular-nums' }), className)}
        data-eye={scan ? '' : undefined}
        id={ids.input}
        onCompositionEnd={(event) => {
          tidy(event.currentTarget)
          onCompositionEnd?.(event)
        }}
        onInput={(event) => {
          const { isComposing, inputType } = event.nativeEvent
          // What an input method is still composing must not be touched.
          if (!isComposing) tidy(event.currentTarget, erasures[inputType])
          onInput?.(event)
        }}
        type="text"
      />
      {scan && <span className={field().aside}>{scan}</span>}
    </FieldFrame>
  )
}

interface ReceiptHelpProps {
  /** The text that opens the help, such as "Where do I find the number?". */
  question: string
  /** The answer in a sentence. */
  answer: string
  /** The heading as the till prints it. */
  section: string
  /** The name of the line as the till prints it. */
  line: string
  /** The description of the picture, for people who do not see it. */
  picture: string
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
export function ReceiptHelp({ question, answer, section, line, picture }: ReceiptHelpProps) {
  return (
    <details>
      <summary className={button({ tone: 'link' })}>
        <ReceiptTextIcon />
        <span>{question}</span>
      </summary>
      <p className={styles.answer}>{answer}</p>
      <svg
        aria-label={picture}
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
            {section}
          </text>
          <text x="64" y="143">
            {line}
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
