import { expect, test } from 'vitest'
import {
  type FilledForm,
  mandatoryIn,
  registrationErrors,
  registrationFailure,
} from '#lib/domain/registration/registration.ts'
import { form, news, terms } from '#support/registration.ts'

test('an empty form says which fields are mandatory, in the order in which they stand @REG-3', () => {
  const errors = registrationErrors({
    ...form,
    ...{ email: ' ', password: '', repeat: '', firstname: '', lastname: '\n' },
    consents: [{ ...terms, agreed: false }],
  })
  expect(Object.entries(errors).filter(([, mistake]) => mistake !== undefined)).toEqual(
    ['email', 'password', 'repeat', 'firstname', 'lastname', 'consents'].map((field) => [field, 'required']),
  )
  expect(mandatoryIn(errors)).toBe('mandatory')
})

test.each<[string, Partial<FilledForm>, object]>([
  ['nothing', {}, {}],
  ['an address that is none', { email: 'nora' }, { email: 'email' }],
  ['a weak password', { password: 'nora', repeat: 'nora' }, { password: 'weak' }],
  ['two passwords', { repeat: 'Nora12346' }, { repeat: 'mismatch' }],
  ['a phone that is none', { phone: 'at home' }, { phone: 'phone' }],
  ['consents that have not come', { consents: undefined }, { consents: 'unknown' }],
  ['a consent that is not required', { consents: [terms, news] }, {}],
  ['a phone that a club by SMS needs', { needsPhone: true, phone: '+353 85 012 3456' }, {}],
])(
  '%s is said in its place, without the sentence on mandatory fields @REG-3 @REG-8 @AUT-5',
  (_, change, errors) => {
    const found = registrationErrors({ ...form, ...change })
    expect(found).toEqual(errors)
    expect(mandatoryIn(found)).toBeUndefined()
  },
)

test('a club that signs in by SMS asks for the phone number before anybody is asked @REG-8', () => {
  expect(registrationErrors({ ...form, needsPhone: true, phone: ' ' })).toEqual({ phone: 'required' })
})

test.each([{ status: 409, code: 'email_taken', serverMessage: 'Already there!' }, { status: 409 }])(
  'an address that is taken says so in the club’s words, whatever the server writes: %j @REG-4',
  (error) => {
    expect(registrationFailure(error)).toEqual({ fieldErrors: { email: 'taken' }, failure: undefined })
  },
)

test('the server’s field errors land on their fields, and alone; without any its refusal is the club’s sentence @REG-3', () => {
  const fields = { phone: 'Not here', lastname: 'lastname is a required field', nickname: 'unheard of' }
  const invalid = { status: 422, code: 'validation', serverMessage: 'validation.failed: 2 errors' }
  const { fieldErrors, failure } = registrationFailure({ ...invalid, fields })
  expect(Object.entries(fieldErrors)).toEqual([
    ['lastname', { serverMessage: fields.lastname }],
    ['phone', { serverMessage: fields.phone }],
  ])
  expect(failure).toBeUndefined()
  expect(registrationFailure(invalid)).toEqual({ fieldErrors: {}, failure: 'mandatory' })
  expect(registrationFailure({ status: 503 })).toMatchObject({ fieldErrors: {}, failure: { name: 'server' } })
})

test.each([
  ['card_unknown', 404, 'unknown'],
  ['card_taken', 409, 'taken'],
])(
  'a card that is refused as %s is told with its way out, and no field is blamed @REG-2',
  (code, status, card) => {
    expect(registrationFailure({ status, code, serverMessage: 'No.' })).toEqual({
      fieldErrors: { card },
      failure: undefined,
    })
  },
)
