import { useMachine } from '@xstate/react'
import ArrowLeftIcon from 'lucide-react/icons/arrow-left'
import CircleUserRoundIcon from 'lucide-react/icons/circle-user-round'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import InfoIcon from 'lucide-react/icons/info'
import MailIcon from 'lucide-react/icons/mail'
import { useEffect, useId, useRef, useState } from 'react'
import { CardNumber } from '#islands/shared/card-number.tsx'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import type { Elements } from '#islands/ui/elements.ts'
import { ChoiceGroup } from '#islands/ui/form/choice.tsx'
import { Form } from '#islands/ui/form/form.tsx'
import { formStyles } from '#islands/ui/form/form-styles.ts'
import { island } from '#islands/ui/island.tsx'
import { FormShell } from '#islands/ui/shapes/form-shell.tsx'
import { RequiresStorage } from '#islands/ui/shapes/requires-storage.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { useForm } from '#islands/ui/shapes/use-form.ts'
import { Line } from '#islands/ui/text/line.tsx'
import { usePage } from '#lib/browser/directives/use-page.ts'
import { type CardMode, cardModes } from '#lib/domain/registration/card-choice.ts'
import { callErrorText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { type RegistrationView, registrationView } from '#machines/registration/registration.machine.ts'
import { arriveAtStart, registration } from '#machines/registration/registration.store.ts'
import { cardVerification } from '#machines/registration/registration-form.ts'
import { css } from '#styled/css'
import { fetchConsents, RegisterForm } from './register-form.tsx'
import { MemberAlready, OfflineNote, WaysIn } from './register-parts.tsx'
import { RegisterSteps, RegisterWaiting, useStepFocus } from './register-steps.tsx'
import { cardErrorText } from './registration-spoken.ts'

const styles = {
  points: css({ stack: '4', mb: '6' }),
  point: css({ display: 'flex', alignItems: 'flex-start', gap: '3' }),
  step: css({ textStyle: 'heading', mb: '5', _focus: { outline: 'none' } }),
}

/** The query of the address at which a visitor registers with a virtual card. */
const withVirtualCard = '?card=virtual'

/** Says before a registration begins what it takes. REG-1. */
function RegisterIntro({ onStart }: { onStart: () => void }) {
  const words = useWords().registration.intro
  return (
    <>
      <ul className={styles.points}>
        <li className={styles.point}>
          <CreditCardIcon />
          <span>{words.card()}</span>
        </li>
        <li className={styles.point}>
          <CircleUserRoundIcon />
          <span>{words.details()}</span>
        </li>
        <li className={styles.point}>
          <MailIcon />
          <span>{words.confirm()}</span>
        </li>
      </ul>
      <Button onClick={onStart} tone="primary" wide>
        {words.submit()}
      </Button>
      <MemberAlready />
    </>
  )
}

interface RegisterPaneProps {
  title: string
  /** A step that is not shown stays as it is, so that going back and forth loses nothing. */
  shown: boolean
  /** The address of the step before. */
  back?: string | undefined
  children: Elements
}

/** One step of a registration under its heading. */
function RegisterPane({ title, shown, back, children }: RegisterPaneProps) {
  const words = useWords().registration.steps
  const id = useId()
  return (
    <section aria-labelledby={id} hidden={!shown}>
      <h2 className={styles.step} id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {back && (
        <p className={formStyles.others}>
          <ButtonLink href={back} icon={<ArrowLeftIcon />} tone="link">
            {words.back()}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

interface CardChoiceProps {
  view: Pick<RegistrationView, 'mode' | 'fieldError' | 'isNumberLost' | 'focus' | 'round'>
  onPicked: (mode: CardMode) => void
  /** The number was changed. */
  onTyped: () => void
  /** The step is left, the number as it was typed. */
  onChosen: (number: string) => void
}

/** The ways by which whoever registers comes by a card. REG-1. */
function CardChoice({ view, onPicked, onTyped, onChosen }: CardChoiceProps) {
  const words = useWords()
  const { card } = words.registration
  const errorText = cardErrorText(words, view.fieldError)
  const help = { existing: card.existingHelp, virtual: card.virtualHelp, later: card.laterHelp }

  return (
    <Form
      aria-label={card.title()}
      className={formStyles.form}
      onSubmit={(typed) => onChosen(typed('card_number'))}
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
      />
      <div hidden={view.mode !== 'existing'}>
        <CardNumber
          error={view.focus === 'card_number' ? errorText : undefined}
          name="card_number"
          onInput={onTyped}
        />
      </div>
      <Button tone="primary" type="submit" wide>
        {words.common.next()}
      </Button>
    </Form>
  )
}

/** A registration step by step: intro, card choice, form. REG-1. */
function RegisterStepByStep() {
  const words = useWords().registration
  const [input] = useState(arriveAtStart)
  const [snapshot, send] = useMachine(registration, { input })
  const view = registrationView(snapshot)
  const [wasFilled, setWasFilled] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useStepFocus(root, view.step)
  useEffect(fetchConsents, [])
  if (view.step === 'details' && !wasFilled) setWasFilled(true)

  return (
    <div ref={root}>
      <RegisterSteps step={view.step} />
      <RegisterPane shown={view.step === 'intro'} title={words.intro.title()}>
        <RegisterIntro onStart={() => send({ type: 'continued' })} />
      </RegisterPane>
      <RegisterPane back="#start" shown={view.step === 'card'} title={words.card.title()}>
        <CardChoice
          onChosen={(number) => send({ type: 'chosen', number })}
          onPicked={(mode) => send({ type: 'picked', mode })}
          onTyped={() => send({ type: 'typed' })}
          view={view}
        />
      </RegisterPane>
      {wasFilled && (
        <RegisterPane back="#card" shown={view.step === 'details'} title={words.form.title()}>
          <RegisterForm card={view.card} otherCard="#card" />
        </RegisterPane>
      )}
    </div>
  )
}

/** The way on for a visitor without a card: a virtual one, or the staff of the stores, as the club's settings say. REG-2. */
function WithoutCard() {
  const { card } = useWords().registration
  const hasVirtual = useClub().settings.REGISTER.virtual_card
  return (
    <p className={formStyles.question}>
      <span>{card.none()}</span>
      {hasVirtual ? (
        <ButtonLink href={`${pathTo('/register')}${withVirtualCard}`} tone="link">
          {card.noneVirtual()}
        </ButtonLink>
      ) : (
        <span>{card.noneStaff()}</span>
      )}
    </p>
  )
}

/** A registration with a virtual card, in a club that otherwise begins with the card's number. REG-2. */
function RegisterWithVirtualCard() {
  const { card, form } = useWords().registration
  useEffect(fetchConsents, [])
  return (
    <>
      <RegisterSteps step="details" />
      <section aria-label={form.title()}>
        <RegisterForm card={{ mode: 'virtual' }} otherCard={pathTo('/register')} />
      </section>
      <p className={formStyles.others}>
        <ButtonLink href={pathTo('/register')} icon={<ArrowLeftIcon />} tone="link">
          {card.existing()}
        </ButtonLink>
      </p>
    </>
  )
}

/** A registration that begins with the card's number. REG-2, by the setting REGISTER.card_verify. */
function RegisterCardFirst() {
  const words = useWords()
  const texts = words.registration.card
  const [view, send] = useForm(cardVerification)
  const mistake = view.fieldErrors.card_number
  return (
    <>
      <RegisterSteps step="card" />
      <FormShell
        alert={callErrorText(words, view.failure)}
        name={texts.title()}
        onSubmit={(typed) => send({ type: 'submitted', values: { number: typed('card_number') } })}
        submit={texts.check()}
        view={view}
      >
        <OfflineNote />
        <CardNumber
          error={cardErrorText(words, mistake)}
          name="card_number"
          onInput={() => send({ type: 'typed', field: 'card_number' })}
        >
          {mistake === 'taken' && <WaysIn by="card" />}
        </CardNumber>
      </FormShell>
      <div className={formStyles.others}>
        <WithoutCard />
      </div>
      <MemberAlready />
    </>
  )
}

/** The start of a registration: step by step, or with the card first where the club verifies cards. REG-1, REG-2. */
export const RegisterIsland = island(
  () => {
    const { known, settings } = useClub()
    const { search } = usePage()
    return (
      <RequiresStorage>
        {!known ? (
          <RegisterWaiting />
        ) : !settings.REGISTER.card_verify ? (
          <RegisterStepByStep />
        ) : settings.REGISTER.virtual_card && search === withVirtualCard ? (
          <RegisterWithVirtualCard />
        ) : (
          <RegisterCardFirst />
        )}
      </RequiresStorage>
    )
  },
  { waiting: RegisterWaiting },
)
