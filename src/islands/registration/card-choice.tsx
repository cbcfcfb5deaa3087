import InfoIcon from 'lucide-react/icons/info'
import { type CardMode, cardModes } from '#lib/domain/registration/card-choice.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { RegistrationView } from '#machines/registration/registration.view.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceGroup } from '../ui/form/choice.tsx'
import { Form } from '../ui/form/form.tsx'
import { formStyles } from '../ui/form/form-styles.ts'
import { typedIn } from '../ui/form/typed.ts'
import { Line } from '../ui/text/line.tsx'
import { OwnNumber } from './own-number.tsx'
import { cardErrorText } from './registration-spoken.ts'

interface CardChoiceProps {
  view: Pick<RegistrationView, 'mode' | 'fieldError' | 'isNumberLost' | 'focus' | 'round'>
  onPicked: (mode: CardMode) => void
  /** The number was changed. */
  onTyped: () => void
  /** The step is left, the number as it was typed. */
  onChosen: (number: string) => void
}

/** The ways by which whoever registers comes by a card. REG-1. */
export function CardChoice({ view, onPicked, onTyped, onChosen }: CardChoiceProps) {
  const words = useWords()
  const { card } = words.registration
  const errorText = cardErrorText(words, view.fieldError)
  const help = { existing: card.existingHelp, virtual: card.virtualHelp, later: card.laterHelp }

  return (
    <Form
      aria-label={card.title()}
      className={formStyles.form}
      onSubmit={(form) => onChosen(typedIn(form, 'card_number'))}
      view={view}
    >
      {view.isNumberLost && <Line icon={<InfoIcon />}>{card.lost()}</Line>}
      <ChoiceGroup
        defaultValue={view.mode}
        error={view.focus === 'mode' ? errorText : undefined}
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
        <OwnNumber error={view.focus === 'card_number' ? errorText : undefined} onInput={onTyped} />
      </div>
      <Button tone="primary" type="submit" wide>
        {card.submit()}
      </Button>
    </Form>
  )
}
