import { useRef } from 'react'
import { groupedCardNumber } from '#lib/domain/card/card-number.ts'
import type { CardNumberError } from '#lib/domain/card/wish.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { CardPairingView } from '#machines/card/card-pairing.view.ts'
import { Button } from '../ui/button.tsx'
import { CardNumber } from '../ui/form/card-number.tsx'
import { Form } from '../ui/form/form.tsx'
import { typedIn } from '../ui/form/typed.ts'
import { PairingAlert } from './pairing-alert.tsx'
import { ScanButton } from './scan-button.tsx'
import { styles } from './styles.ts'
import { TakenCard } from './taken-card.tsx'

const errorText = ({ errors, card }: Words, fieldError: CardNumberError | undefined): string | undefined => {
  if (fieldError === 'required') return errors.mixed.required({ field: card.number.label() })
  if (fieldError === 'digits') return card.number.wrong()
  return fieldError === 'unknown' ? card.pairing.unknown() : fieldError?.serverMessage
}

interface PairingFormProps {
  view: CardPairingView
  onType: () => void
  onSubmit: (number: string) => void
  onCheck: () => void
  onLogin: () => void
  onReset: () => void
}

/** Pairing the card that a member has, by its number. PRF-5. */
export function PairingForm({ view, onType, onSubmit, onCheck, onLogin, onReset }: PairingFormProps) {
  const words = useWords()
  const texts = words.card.pairing
  const field = useRef<HTMLInputElement>(null)
  const fillIn = (number: string) => {
    if (!field.current) return
    field.current.value = groupedCardNumber({ text: number, caret: 0 }).text
    onType()
  }

  return (
    <Form
      aria-label={texts.submit()}
      className={styles.form}
      onSubmit={(form) => onSubmit(typedIn(form, 'card'))}
      view={view}
    >
      <CardNumber
        error={errorText(words, view.fieldError)}
        group={groupedCardNumber}
        name="card"
        onInput={onType}
        ref={field}
        scan={<ScanButton onFound={fillIn} />}
        words={words.card}
      />
      {view.isTaken && <TakenCard onLogin={onLogin} onReset={onReset} />}
      <PairingAlert view={view} />
      {view.isUnsure ? (
        <Button onClick={onCheck} wide>
          {texts.check()}
        </Button>
      ) : (
        <Button
          aria-disabled={view.busy === 'virtual_card' || undefined}
          loading={view.busy === 'card'}
          tone="primary"
          type="submit"
          wide
        >
          {texts.submit()}
        </Button>
      )}
    </Form>
  )
}
