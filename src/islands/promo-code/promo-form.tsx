import { Button } from '#islands/ui/button.tsx'
import { Field } from '#islands/ui/form/field.tsx'
import { Form } from '#islands/ui/form/form.tsx'
import { typedIn } from '#islands/ui/form/typed.ts'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import { keepDraft, recallDraft } from '#lib/browser/draft.ts'
import type { PromoError } from '#lib/domain/promo-code/promo.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { promoDraft } from '#machines/promo-code/promo-code.store.ts'
import type { PromoCodeView } from '#machines/promo-code/promo-code.view.ts'
import { css } from '#styled/css'

const layout = css({ display: 'flex', flexDirection: 'column', gap: '4', maxWidth: 'modal' })

const errorText = ({ errors, promoCode }: Words, fieldError: PromoError | undefined): string | undefined => {
  if (fieldError === 'required') return errors.mixed.required({ field: promoCode.label() })
  return typeof fieldError === 'string' ? promoCode[fieldError]() : fieldError?.serverMessage
}

interface PromoFormProps {
  view: PromoCodeView
  onType: () => void
  onSubmit: (typed: string) => void
}

/** The code, typed; it waits through a reload and through every failure. */
export function PromoForm({ view, onType, onSubmit }: PromoFormProps) {
  const words = useWords()
  const { promoCode } = words
  const { fieldError, callError, isUnsure, busy, round } = view
  return (
    <Form
      aria-label={promoCode.label()}
      className={layout}
      onSubmit={(form) => onSubmit(typedIn(form, 'code'))}
      view={{ focus: round > 0 ? 'code' : undefined, round }}
    >
      <Field
        aria-required
        autoCapitalize="characters"
        autoComplete="off"
        defaultValue={recallDraft(promoDraft())}
        enterKeyHint="send"
        error={errorText(words, fieldError)}
        help={promoCode.help()}
        label={promoCode.label()}
        name="code"
        onInput={({ currentTarget }) => {
          keepDraft(promoDraft(), currentTarget.value)
          onType()
        }}
        spellCheck={false}
      />
      <AttemptLine callError={callError} isUnsure={isUnsure} unsure={promoCode.unsure()} />
      <div>
        <Button loading={busy} tone="primary" type="submit">
          {promoCode.submit()}
        </Button>
      </div>
    </Form>
  )
}
