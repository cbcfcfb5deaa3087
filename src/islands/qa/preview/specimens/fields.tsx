import { CodeField } from '#islands/ui/code/code-field.tsx'
import { AddressFields } from '#islands/ui/form/address-fields.tsx'
import { CardNumber } from '#islands/ui/form/card-number.tsx'
import { CardNumberField } from '#islands/ui/form/card-number-field.tsx'
import { Field } from '#islands/ui/form/field.tsx'
import { NewPassword } from '#islands/ui/form/new-password.tsx'
import { PasswordField } from '#islands/ui/form/password-field.tsx'
import { PhoneField } from '#islands/ui/form/phone-field.tsx'
import { SelectField } from '#islands/ui/form/select-field.tsx'
import { groupedCardNumber } from '#lib/domain/card/card-number.ts'
import { passwordRules } from '#lib/domain/password.ts'
import { addressWords } from '#lib/i18n/address-text.ts'
import { addressesWords } from '#lib/i18n/addresses/words.ts'
import { cardWords } from '#lib/i18n/card/words.ts'
import { newPasswordWords } from '#lib/i18n/new-password-text.ts'
import { passwordWords } from '#lib/i18n/password/words.ts'
import { phoneWords } from '#lib/i18n/phone/words.ts'
import { signInWords } from '#lib/i18n/sign-in/words.ts'
import { Specimen } from '../specimen.tsx'
import { useSpoken } from '../use-spoken.ts'

const nothing = () => {}
const empty = { name: '', street: '', city: '', postal_code: '', country: '' }

/** Everything to fill in. */
export function Fields() {
  const words = useSpoken(addressesWords, cardWords, passwordWords, phoneWords, signInWords)
  const { signIn, card, errors } = words
  const label = signIn.password.email()
  const required = errors.mixed.required({ field: label })
  const choices = [label, signIn.password.password()].map((text) => ({ value: text, label: text }))
  return (
    <>
      <Specimen column name="Field: empty, with help, required and filled in, with an error, disabled">
        <Field label={label} />
        <Field help={words.phone.help({ example: words.phone.example() })} label={label} />
        <Field defaultValue="olivia@example.com" label={label} required />
        <Field error={required} label={label} />
        <Field defaultValue="olivia@example.com" disabled label={label} />
      </Specimen>
      <Specimen column name="Phone number, choice from a list, the same with an error">
        <PhoneField label={words.phone.label()} />
        <SelectField label={label} options={choices} placeholder={words.addresses.fields.choose()} />
        <SelectField defaultValue={label} error={required} label={label} options={choices} />
      </Specimen>
      <Specimen column name="One-time code: empty, wrong">
        <CodeField help={signIn.code.help({ n: 6 })} label={signIn.code.label()} />
        <CodeField error={signIn.code.wrong()} label={signIn.code.label()} />
      </Specimen>
      <Specimen column name="Number of a card, and one that is wrong">
        <CardNumberField group={groupedCardNumber} help={card.number.help()} label={card.number.label()} />
        <CardNumberField error={card.number.wrong()} group={groupedCardNumber} label={card.number.label()} />
      </Specimen>
      <Specimen column name="Number of a card, with the receipt that shows it">
        <CardNumber group={groupedCardNumber} words={card} />
      </Specimen>
      <Specimen column name="Password, and a new one with its demands">
        <PasswordField
          hide={signIn.password.hide()}
          label={signIn.password.password()}
          show={signIn.password.show()}
        />
        <NewPassword
          check={passwordRules}
          errors={{ repeat: words.password.mismatch() }}
          onTyped={nothing}
          says={newPasswordWords(words)}
        />
      </Specimen>
      <Specimen column name="Fields of an address">
        <AddressFields
          countries={[{ value: 'BG', label: 'България' }]}
          errors={{ city: errors.mixed.required({ field: words.addresses.fields.city() }) }}
          initial={empty}
          onTyped={nothing}
          says={addressWords(words)}
        />
      </Specimen>
    </>
  )
}
