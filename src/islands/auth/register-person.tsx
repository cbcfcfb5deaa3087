import { useStore } from '@nanostores/react'
import { keepDraft, recallDraft } from '#lib/browser/draft.ts'
import type { RegistrationFaults, RegistrationField } from '#lib/domain/registration.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import { $phones } from '#machines/club/phones.store.ts'
import { draftNames } from '#machines/registration/handed-over.store.ts'
import { Field } from '../ui/field.tsx'
import { PhoneField } from '../ui/phone-field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { sayFault } from './registration-spoken.ts'
import { useDraft } from './use-draft.ts'

interface RegisterPersonProps {
  faults: RegistrationFaults
  onTyped: (field: RegistrationField) => void
}

/** Who registers: names, sex and phone, the latter two only if one likes. Spec §3 "User". */
export function RegisterPerson({ faults, onTyped }: RegisterPersonProps) {
  const words = useWords()
  const said = words.registration.form
  const example = useStore($phones).example(words.phone.example())
  // A club that signs its members in by SMS has the last word on whether it takes one without a phone.
  const isNeeded = useStore($club).settings.MEMBER_AUTHENTICATION.sms_login
  const drafts = {
    firstname: useDraft(draftNames.firstname),
    lastname: useDraft(draftNames.lastname),
    phone: useDraft(draftNames.phone),
  }
  const name = (field: 'firstname' | 'lastname', autoComplete: string) => (
    <Field
      aria-required
      autoComplete={autoComplete}
      error={sayFault(words, faults[field], { label: said[field](), example })}
      label={said[field]()}
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
        error={sayFault(words, faults.sex, { label: said.sex(), example })}
        label={said.optional({ field: said.sex() })}
        name="sex"
        onChange={({ currentTarget }) => {
          keepDraft(draftNames.sex, currentTarget.value)
          onTyped('sex')
        }}
        options={[
          { value: 'undefined', label: said.unsaid() },
          { value: 'female', label: said.female() },
          { value: 'male', label: said.male() },
        ]}
      />
      <PhoneField
        error={sayFault(words, faults.phone, { label: words.phone.label(), example })}
        help={words.phone.help({ example })}
        label={isNeeded ? words.phone.label() : said.optional({ field: words.phone.label() })}
        onInput={({ currentTarget }) => {
          drafts.phone.keep(currentTarget.value)
          onTyped('phone')
        }}
        ref={drafts.phone.ref}
      />
    </>
  )
}
