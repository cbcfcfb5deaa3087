import type { ComponentProps, ReactNode } from 'react'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { classNames } from '../class-name.ts'
import { FieldFrame, type Labelled, useFieldIds } from './field.tsx'

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
