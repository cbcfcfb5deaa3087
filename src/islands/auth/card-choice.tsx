import { type SubmitEvent, useRef } from 'react'
import { type CardMode, cardModes } from '#lib/domain/card-choice.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { RegistrationView } from '#machines/registration/registration.view.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceGroup } from '../ui/choice.tsx'
import { InfoIcon } from '../ui/icons/info.tsx'
import { Line } from '../ui/marks.tsx'
import { look } from './look.ts'
import { OwnNumber } from './own-number.tsx'
import { sayCardFault } from './registration-spoken.ts'
import { typedIn } from './typed.ts'
import { useFaultFocus } from './use-fault-focus.ts'

interface CardChoiceProps {
  view: Pick<RegistrationView, 'mode' | 'fault' | 'isNumberLost' | 'focus' | 'round'>
  onPicked: (mode: CardMode) => void
  /** The number was changed. */
  onTyped: () => void
  /** The step is left, the number as it was typed. */
  onChosen: (number: string) => void
}

/** How whoever registers comes by a card. Spec §4, "card options". */
export function CardChoice({ view, onPicked, onTyped, onChosen }: CardChoiceProps) {
  const words = useWords()
  const { card } = words.registration
  const form = useRef<HTMLFormElement>(null)
  useFaultFocus(form, view)
  const fault = sayCardFault(words, view.fault)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChosen(typedIn(event.currentTarget, 'card_number'))
  }
  const help = { existing: card.existingHelp, virtual: card.virtualHelp, later: card.laterHelp }

  return (
    <form
      aria-label={card.title()}
      className={look.form}
      method="post"
      noValidate
      onSubmit={submit}
      ref={form}
    >
      {view.isNumberLost && <Line icon={<InfoIcon />}>{card.lost()}</Line>}
      <ChoiceGroup
        defaultValue={view.mode}
        error={view.focus === 'mode' ? fault : undefined}
        legend={card.legend()}
        name="mode"
        onChange={({ currentTarget }) => {
          const mode = cardModes.find((one) => one === currentTarget.value)
          if (mode) onPicked(mode)
        }}
        options={cardModes.map((value) => ({ value, label: card[value](), help: help[value]() }))}
        tiles
      />
      <div hidden={view.mode !== 'existing'}>
        <OwnNumber error={view.focus === 'card_number' ? fault : undefined} onInput={onTyped} />
      </div>
      <Button tone="primary" type="submit" wide>
        {card.submit()}
      </Button>
    </form>
  )
}
