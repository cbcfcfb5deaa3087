import { expect, test } from 'vitest'
import { changeOf, editErrors, editFailure, type Particulars } from '#lib/domain/profile/particulars.ts'

const known: Particulars = { firstname: 'Olivia', lastname: 'Brennan', sex: 'female', email: 'o@example.com' }

test('only what has changed is sent, without white space around it @PRF-2', () => {
  expect(changeOf(known, { ...known, firstname: ' Liv ', sex: 'undefined' })).toEqual({
    firstname: 'Liv',
    sex: 'undefined',
  })
  expect(changeOf(known, { ...known, lastname: 'Brennan ' })).toEqual({})
})

test('an empty name and no e-mail address are said at their fields, the first one first @PRF-2', () => {
  const errors = editErrors({ ...known, lastname: ' ', email: 'o@example' })
  expect(Object.entries(errors).filter(([, mistake]) => mistake !== undefined)).toEqual([
    ['lastname', 'required'],
    ['email', 'email'],
  ])
  expect(editErrors({ ...known, firstname: '\t', email: ' ' })).toEqual({
    firstname: 'required',
    email: 'required',
  })
  expect(editErrors(known)).toEqual({})
})

test('what the server says of a field stands there, anything else above the button @PRF-2', () => {
  expect(editFailure({ status: 409, code: 'email_taken' })).toEqual({
    fieldErrors: { email: 'taken' },
    failure: undefined,
  })
  expect(editFailure({ status: 422, fields: { lastname: 'Too long' } })).toEqual({
    fieldErrors: { lastname: { serverMessage: 'Too long' } },
    failure: undefined,
  })
  expect(editFailure({ failure: 'network' })).toMatchObject({ fieldErrors: {}, failure: { name: 'network' } })
})
