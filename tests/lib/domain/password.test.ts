import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isGoodPassword,
  newPasswordErrors,
  passwordChangeErrors,
  passwordChangeFailure,
  passwordRules,
} from '#lib/domain/credentials.ts'

const unmet = (password: string) => passwordRules(password).flatMap(({ rule, met }) => (met ? [] : [rule]))

test.each([
  ['', ['length', 'lowercase', 'uppercase', 'digit']],
  ['Abcdef1', ['length']],
  ['Abcde1🦊', ['length']],
  ['ABCDEFG1', ['lowercase']],
  ['abcdefg1', ['uppercase']],
  ['Abcdefgh', ['digit']],
  ['Abcdefg1', []],
])('the password %j misses %j @AUT-5', (password, rules) => {
  expect(unmet(password)).toEqual(rules)
  expect(isGoodPassword(password)).toBe(rules.length === 0)
})

test.each([
  ['Bulgarian letters', 'Парола12'],
  ['Turkish letters', 'İstanbulı1'],
  ['an emoji as the eighth character', 'Abcdef1🦊'],
  ['spaces around it', ' Abcde1 '],
  ['a NUL', 'Abcdef1\u0000'],
  ['64 characters', `Aa1${'x'.repeat(61)}`],
  ['256 characters', `Aa1${'x'.repeat(253)}`],
])('a password with %s is good @BI-14 @BI-15', (_, password) => {
  expect(unmet(password)).toEqual([])
})

test('letters without case are neither lower nor upper @BI-15', () => {
  expect(unmet('密码密码密码密码1')).toEqual(['lowercase', 'uppercase'])
  expect(unmet('Abcdefg١')).toEqual(['digit'])
})

const text = fc.string({ unit: 'binary' })
const good = fc
  .tuple(text, text, text, text)
  .map(([a, b, c, d]) => `${a}Ж${b}ı${c}7${d}`)
  .filter((password) => [...password].length >= 8)

test('whatever stands around them, eight characters with a lower, an upper and a digit are good @AUT-5 @BI-14 @BI-15', () => {
  fc.assert(fc.property(good, isGoodPassword))
})

test.each([
  ['', '', { password: 'required', repeat: 'required' }],
  ['Abcdefg1', '', { repeat: 'required' }],
  ['', 'Abcdefg1', { password: 'required', repeat: 'mismatch' }],
  ['abc', 'abc', { password: 'weak' }],
  ['abc', 'abd', { password: 'weak', repeat: 'mismatch' }],
  ['Abcdefg1', 'Abcdefg1 ', { repeat: 'mismatch' }],
  ['        ', '        ', { password: 'weak' }],
  ['Abcdefg1', 'Abcdefg1', {}],
])('%j, repeated as %j, has the errors %j @AUT-5', (password, repeat, fieldErrors) => {
  expect(newPasswordErrors({ password, repeat })).toEqual(fieldErrors)
})

test('a change without the present password names it first @AUT-7', () => {
  const mistakes = passwordChangeErrors({ current: '', password: 'abc', repeat: 'abd' })
  expect(Object.entries(mistakes)).toEqual([
    ['current', 'required'],
    ['password', 'weak'],
    ['repeat', 'mismatch'],
  ])
  expect(passwordChangeErrors({ current: ' ', password: 'Abcdefg1', repeat: 'Abcdefg1' })).toEqual({})
})

test.each([
  [{ status: 422, fields: { password: 'No' } }, { current: 'wrong' }, undefined],
  [{ status: 422, code: 'invalid_credentials' }, { current: 'wrong' }, undefined],
  [
    { status: 422, fields: { new_password: 'Used before' } },
    { password: { serverMessage: 'Used before' } },
    undefined,
  ],
  [
    { status: 422, fields: { password: 'No', new_password: 'Used before' } },
    { current: 'wrong', password: { serverMessage: 'Used before' } },
    undefined,
  ],
  [{ status: 404 }, {}, 'notFound'],
  [{ failure: 'network' }, {}, 'network'],
])(
  'a change that failed with %j has the mistakes %j and the failure %j @AUT-7',
  (error, fieldErrors, name) => {
    const found = passwordChangeFailure(error)
    expect(found.fieldErrors).toEqual(fieldErrors)
    expect(found.failure?.name).toBe(name)
  },
)
