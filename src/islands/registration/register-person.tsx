import { useStore } from '@nanostores/react'
import { keepDraft, recallDraft } from '#lib/browser/draft.ts'
import type { RegistrationErrors, RegistrationField } from '#lib/domain/registration/registration.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $phones } from '#machines/club/phones.ts'
import { draftNames } from '#machines/registration/handed-over.storage.ts'
import { Field } from '../ui/form/field.tsx'
import { PhoneField } from '../ui/form/phone-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useDraft } from '../ui/shapes/use-draft.ts'
import { fieldErrorText } from './registration-spoken.ts'

interface RegisterPersonProps {
  errors: RegistrationErrors
  /** The phone is required. */
  needsPhone: boolean
  onTyped: (field: RegistrationField) => void
}

/** The fields of the person who registers: names, sex and phone; sex is optional, and the phone in most clubs. REG-3, REG-8. */
export function RegisterPerson({ errors, needsPhone, onTyped }: RegisterPersonProps) {
  const words = useWords()
  const texts = words.registration.form
  const example = useStore($phones).example(words.phone.example())
  const drafts = {
    firstname: useDraft(draftNames.firstname),
    lastname: useDraft(draftNames.lastname),
    phone: useDraft(draftNames.phone),
  }
  const name = (field: 'firstname' | 'lastname', autoComplete: string) => (
    <Field
      aria-required
      autoComplete={autoComplete}
      error={fieldErrorText(words, errors[field], { label: texts[field](), example })}
      label={texts[field]()}
      name={field}
      onInput={({ currentTarget }) => {
        drafts[field].keep(currentTarget.value)
        onTyped(field)
      }}
      ref={drafts[field].ref}
    />
  )
  return (
    <>
      {name('firstname', 'given-name')}
      {name('lastname', 'family-name')}
      <SelectField
        autoComplete="sex"
        defaultValue={recallDraft(draftNames.sex) || 'undefined'}
        error={fieldErrorText(words, errors.sex, { label: texts.sex(), example })}
        label={texts.optional({ field: texts.sex() })}
        name="sex"
        onChange={({ currentTarget }) => {
          keepDraft(draftNames.sex, currentTarget.value)
          onTyped('sex')
        }}
        options={[
          { value: 'undefined', label: texts.unsaid() },
          { value: 'female', label: texts.female() },
          { value: 'male', label: texts.male() },
        ]}
      />
      <PhoneField
        aria-required={needsPhone}
        error={fieldErrorText(words, errors.phone, { label: words.phone.label(), example })}
        help={words.phone.help({ example })}
        label={needsPhone ? words.phone.label() : texts.optional({ field: words.phone.label() })}
        onInput={({ currentTarget }) => {
          drafts.phone.keep(currentTarget.value)
          onTyped('phone')
        }}
        ref={drafts.phone.ref}
      />
    </>
  )
}
