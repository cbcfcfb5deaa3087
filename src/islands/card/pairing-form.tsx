import { useStore } from '@nanostores/react'
import ScanBarcodeIcon from 'lucide-react/icons/scan-barcode'
import { useRef, useState } from 'react'
import { CardNumber } from '#islands/shared/card-number.tsx'
import { groupedCardNumber } from '#lib/domain/card/card-number.ts'
import type { CardNumberError } from '#lib/domain/card/wish.ts'
import { callErrorText } from '#lib/i18n/form-text.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { CardPairingView } from '#machines/card/card-pairing.machine.ts'
import { $club } from '#machines/club/club.store.ts'
import { Button } from '../ui/button.tsx'
import { Form } from '../ui/form/form.tsx'
import { typedIn } from '../ui/form/typed.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { largeIcon } from '../ui/icon-size.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { AlertLine, Line } from '../ui/text/line.tsx'
import { Announcement } from '../ui/text/visually-hidden.tsx'
import { styles } from './styles.ts'

const errorText = ({ errors, card }: Words, fieldError: CardNumberError | undefined): string | undefined => {
  if (fieldError === 'required') return errors.mixed.required({ field: card.number.label() })
  if (fieldError === 'digits') return card.number.wrong()
  return fieldError === 'unknown' ? card.pairing.unknown() : fieldError?.serverMessage
}

const alertText = (words: Words, { callError, isUnsure, isMissed }: CardPairingView): string | undefined => {
  if (isUnsure) return words.card.pairing.unsure()
  if (isMissed) return words.card.pairing.missed()
  return callErrorText(words, callError)
}

/** Shows why the card is not paired, unless its number is the reason; announced when it appears. PRF-5. */
function PairingAlert({ view }: { view: CardPairingView }) {
  const text = alertText(useWords(), view)
  return (
    <div hidden={!text} role="alert">
      {text && <Line tone={view.isUnsure ? 'warning' : 'error'}>{text}</Line>}
    </div>
  )
}

interface TakenCardProps {
  onLogin: () => void
  onReset: () => void
}

/** The card is registered already: the ways on, so that a member who has two accounts comes to the right one. PRF-5. */
function TakenCard({ onLogin, onReset }: TakenCardProps) {
  const { card, registration } = useWords()
  const words = card.pairing
  const { enabled } = useStore($club).settings.FOOTER
  return (
    <div className={styles.part}>
      <AlertLine>{registration.card.taken()}</AlertLine>
      <Button onClick={onLogin} wide>
        {words.logIn()}
      </Button>
      <Button onClick={onReset} wide>
        {registration.form.reset()}
      </Button>
      <p className={styles.note}>{`${words.signsOut()} ${enabled ? words.helpBelow() : words.help()}`}</p>
    </div>
  )
}

/** The scan of a card; its code arrives when it first opens. */
const LazyScanDialog = onDemand(() => import('./scan-dialog.tsx').then((file) => file.ScanDialog))

interface ScanButtonProps {
  /** Gets the number that was read off the card. */
  onFound: (number: string) => void
}

/** Reads the number off the card's barcode instead of having it typed. */
function ScanButton({ onFound }: ScanButtonProps) {
  const words = useWords().card.scan
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState(false)
  const take = (number: string) => {
    onFound(number)
    setFound(true)
    setOpen(false)
  }
  return (
    <>
      <IconButton
        label={words.title()}
        onClick={() => {
          setFound(false)
          setOpen(true)
        }}
      >
        <ScanBarcodeIcon className={largeIcon} />
      </IconButton>
      <Announcement>{found && words.found()}</Announcement>
      <LazyScanDialog onClose={() => setOpen(false)} onFound={take} open={open} />
    </>
  )
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
        name="card"
        onInput={onType}
        ref={field}
        scan={<ScanButton onFound={fillIn} />}
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
