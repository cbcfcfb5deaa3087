import { type SubmitEvent, useEffect, useRef } from 'react'
import { groupedCardNumber } from '#lib/domain/card-number.ts'
import type { CardFault } from '#lib/domain/card-wish.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { CardPairingView } from '#machines/card-pairing/card-pairing.view.ts'
import { Button } from '../ui/button.tsx'
import { CardNumber } from '../ui/card-number.tsx'
import { look } from './look.ts'
import { PairingAlert } from './pairing-alert.tsx'
import { ScanButton } from './scan-button.tsx'
import { TakenCard } from './taken-card.tsx'

const sayFault = ({ errors, card }: Words, fault: CardFault | undefined): string | undefined => {
  if (fault === 'required') return errors.mixed.required({ field: card.number.label() })
  if (fault === 'digits') return card.number.wrong()
  return fault === 'unknown' ? card.pairing.unknown() : fault?.said
}

interface PairingFormProps {
  view: CardPairingView
  onType: () => void
  onSubmit: (number: string) => void
  onCheck: () => void
  onLogin: () => void
  onReset: () => void
}

/** Pairing the card that a member has, by its number. Spec §1; §8, card verification. */
export function PairingForm({ view, onType, onSubmit, onCheck, onLogin, onReset }: PairingFormProps) {
  const words = useWords()
  const said = words.card.pairing
  const field = useRef<HTMLInputElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round focuses the field again
  useEffect(() => {
    if (!view.focus) return
    field.current?.focus()
    field.current?.select()
  }, [view.focus, view.round])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(field.current?.value ?? '')
  }
  const fillIn = (number: string) => {
    if (!field.current) return
    field.current.value = groupedCardNumber({ text: number, caret: 0 }).text
    onType()
  }

  return (
    <form aria-label={said.submit()} className={look.form} method="post" noValidate onSubmit={submit}>
      <CardNumber
        error={sayFault(words, view.fault)}
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
          {said.check()}
        </Button>
      ) : (
        <Button
          aria-disabled={view.busy === 'virtual_card' || undefined}
          loading={view.busy === 'card'}
          tone="primary"
          type="submit"
          wide
        >
          {said.submit()}
        </Button>
      )}
    </form>
  )
}
