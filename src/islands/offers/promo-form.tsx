import { type SubmitEvent, useEffect, useRef } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Field } from '#islands/ui/field.tsx'
import { AlertIcon } from '#islands/ui/icons/alert.tsx'
import { Line } from '#islands/ui/marks.tsx'
import { keepDraft, recallDraft } from '#lib/browser/draft.ts'
import type { PromoFault } from '#lib/domain/promo-fault.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { promoDraft } from '#machines/promo-code/promo-code.store.ts'
import type { PromoCodeView } from '#machines/promo-code/promo-code.view.ts'
import { look } from './look.ts'

const sayFault = ({ errors, promo }: Words, fault: PromoFault | undefined): string | undefined => {
  if (fault === 'required') return errors.mixed.required({ field: promo.label() })
  return typeof fault === 'string' ? promo[fault]() : fault?.said
}

interface PromoFormProps {
  view: PromoCodeView
  onType: () => void
  onSubmit: (typed: string) => void
}

/** The code, typed; it waits through a reload and through every failure. */
export function PromoForm({ view, onType, onSubmit }: PromoFormProps) {
  const words = useWords()
  const { promo, errors } = words
  const field = useRef<HTMLInputElement>(null)
  const { fault, trouble, isUnsure, busy, round } = view
  useEffect(() => {
    if (round === 0) return
    field.current?.focus()
    field.current?.select()
  }, [round])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(field.current?.value ?? '')
  }
  return (
    <form aria-label={promo.label()} className={look.form} method="post" noValidate onSubmit={submit}>
      <Field
        aria-required
        autoCapitalize="characters"
        autoComplete="off"
        defaultValue={recallDraft(promoDraft())}
        enterKeyHint="send"
        error={sayFault(words, fault)}
        help={promo.help()}
        label={promo.label()}
        name="code"
        onInput={({ currentTarget }) => {
          keepDraft(promoDraft(), currentTarget.value)
          onType()
        }}
        ref={field}
        spellCheck={false}
      />
      <div hidden={!trouble} role="alert">
        {trouble && (
          <Line icon={<AlertIcon />} tone="error">
            <p>{trouble.said ?? errors[trouble.name]()}</p>
            {isUnsure && <p>{promo.unsure()}</p>}
          </Line>
        )}
      </div>
      <div>
        <Button loading={busy} tone="primary" type="submit">
          {promo.submit()}
        </Button>
      </div>
    </form>
  )
}
