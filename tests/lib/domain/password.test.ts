import { expect, test } from 'vitest'
import { isGoodPassword, isRepeated, passwordRules } from '#lib/domain/password.ts'

const unmet = (password: string) => passwordRules(password).flatMap(({ rule, met }) => (met ? [] : [rule]))

test.each([
  ['', ['length', 'lowercase', 'uppercase', 'digit']],
  ['Abcdef1', ['length']],
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

test('seven characters stay seven, however many units they take @BI-14', () => {
  expect(unmet('Abcde1🦊')).toEqual(['length'])
})

test('the repeat must be the very same characters @AUT-5 @BI-14', () => {
  expect(isRepeated('Abcdefg1', 'Abcdefg1')).toBe(true)
  expect(isRepeated('Abcdefg1', 'Abcdefg1 ')).toBe(false)
  expect(isRepeated('é', 'e\u0301')).toBe(false)
})
