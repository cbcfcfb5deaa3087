import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { Field, PhoneField } from '#islands/ui/form/field.tsx'
import { formStyles } from '#islands/ui/form/form-styles.ts'
import { SelectField } from '#islands/ui/form/select-field.tsx'
import { late } from '#islands/ui/late.tsx'
import { FormShell } from '#islands/ui/shapes/form-shell.tsx'
import { NewPassword } from '#islands/ui/shapes/new-password.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { useDraft } from '#islands/ui/shapes/use-draft.ts'
import { useForm } from '#islands/ui/shapes/use-form.ts'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { restoreDraft, storeDraft } from '#lib/browser/session-storage.ts'
import type { CardChoice } from '#lib/domain/registration/card-choice.ts'
import type {
  AskedConsent,
  RegistrationErrors,
  RegistrationField,
} from '#lib/domain/registration/registration.ts'
import { mistakeText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $phones } from '#machines/club/phones.ts'
import { draftNames } from '#machines/registration/handed-over.storage.ts'
import { registrationForm } from '#machines/registration/registration-form.ts'
import { NoConsents, OfflineNote, WaysIn } from './register-parts.tsx'
import { registerAlert } from './registration-spoken.ts'

interface RegisterPersonProps {
  errors: RegistrationErrors
  /** The phone is required. */
  needsPhone: boolean
  onTyped: (field: RegistrationField) => void
}

/** The fields of the person who registers: names, sex and phone; sex is optional, and the phone in most clubs. REG-3, REG-8. */
function RegisterPerson({ errors, needsPhone, onTyped }: RegisterPersonProps) {
  const words = useWords()
  const texts = words.registration.form
  const example = useStore($phones).example(words.phone.example())
  const drafts = {
    firstname: useDraft(draftNames.firstname, () => onTyped('firstname')),
    lastname: useDraft(draftNames.lastname, () => onTyped('lastname')),
    phone: useDraft(draftNames.phone, () => onTyped('phone')),
  }
  const name = (field: 'firstname' | 'lastname', autoComplete: string) => (
    <Field
      {...drafts[field]}
      aria-required
      autoComplete={autoComplete}
      error={mistakeText(words, errors[field], texts[field]())}
      label={texts[field]()}
      name={field}
    />
  )
  return (
    <>
      {name('firstname', 'given-name')}
      {name('lastname', 'family-name')}
      <SelectField
        autoComplete="sex"
        defaultValue={restoreDraft(draftNames.sex) || 'undefined'}
        error={mistakeText(words, errors.sex, texts.sex())}
        label={texts.optional({ field: texts.sex() })}
        name="sex"
        onChange={({ currentTarget }) => {
          storeDraft(draftNames.sex, currentTarget.value)
          onTyped('sex')
        }}
        options={[
          { value: 'undefined', label: texts.unsaid() },
          { value: 'female', label: texts.female() },
          { value: 'male', label: texts.male() },
        ]}
      />
      <PhoneField
        {...drafts.phone}
        aria-required={needsPhone}
        error={mistakeText(words, errors.phone, words.phone.label(), example)}
        help={words.phone.help({ example })}
        label={needsPhone ? words.phone.label() : texts.optional({ field: words.phone.label() })}
      />
    </>
  )
}

/** The consents of the form, whose code arrives with their data; what did not arrive can be asked for again. */
const LazyRegisterConsents = late(
  () => import('./register-consents.tsx').then((file) => file.RegisterConsents),
  {
    waiting: () => <Skeletons className={formStyles.waiting} count={2} />,
    instead: ({ again }) => <NoConsents onRetry={again} />,
  },
)

/** Fetches the code of the consents ahead of the form; whether it comes shows when they are drawn. */
export const fetchConsents = (): void => void LazyRegisterConsents.fetch()

interface RegisterFormProps {
  /** The card that the step before has brought; undefined while that step is open again. */
  card: CardChoice | undefined
  /** Stands for a card that was looked up. */
  cardToken?: string | undefined
  /** The address where another card can be chosen. */
  otherCard: string
}

/** The form that opens an account. REG-3. */
export function RegisterForm({ card, cardToken, otherCard }: RegisterFormProps) {
  const words = useWords()
  const formTexts = words.registration.form
  const [view, send] = useForm(registrationForm)
  const [asked, setAsked] = useState<readonly AskedConsent[]>()
  const email = useDraft(draftNames.email, () => send({ type: 'typed', field: 'email' }))
  const needsPhone = useClub().settings.MEMBER_AUTHENTICATION.sms_login
  const unagreed = asked?.find((one) => one.is_required && !one.agreed)?.version_id
  const submit = (typed: (name: RegistrationField) => string) => {
    if (!card) return
    const values = {
      email: typed('email'),
      password: typed('password'),
      repeat: typed('repeat'),
      firstname: typed('firstname'),
      lastname: typed('lastname'),
      sex: typed('sex'),
      phone: typed('phone'),
      needsPhone,
      consents: asked,
      card,
      card_token: cardToken,
    }
    send({ type: 'submitted', values })
  }

  return (
    <FormShell
      alert={registerAlert(words, view)}
      name={formTexts.title()}
      onSubmit={submit}
      remedies={
        view.fieldErrors.card && (
          <>
            {view.fieldErrors.card === 'taken' && <WaysIn by="card" />}
            <ButtonLink className={formStyles.aside} href={otherCard} tone="link">
              {words.registration.card.other()}
            </ButtonLink>
          </>
        )
      }
      submit={formTexts.submit()}
      view={view.focus === 'consents' ? { ...view, focus: `consent-${unagreed}` } : view}
    >
      <OfflineNote />
      <div>
        <Field
          {...email}
          aria-required
          autoCapitalize="none"
          autoComplete="username"
          error={mistakeText(words, view.fieldErrors.email, words.signIn.password.email())}
          label={words.signIn.password.email()}
          name="email"
          spellCheck={false}
          type="email"
        />
        {view.fieldErrors.email === 'taken' && <WaysIn by="email" />}
      </div>
      <NewPassword
        errors={view.fieldErrors}
        label={words.signIn.password.password()}
        onTyped={(field) => send({ type: 'typed', field })}
      />
      <RegisterPerson
        errors={view.fieldErrors}
        needsPhone={needsPhone}
        onTyped={(field) => send({ type: 'typed', field })}
      />
      <LazyRegisterConsents
        error={view.fieldErrors.consents}
        onAsked={setAsked}
        onDecided={() => send({ type: 'typed', field: 'consents' })}
      />
    </FormShell>
  )
}
