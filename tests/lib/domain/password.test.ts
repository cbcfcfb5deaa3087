import fc from 'fast-check'
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

const text = fc.string({ unit: 'binary' })
const good = fc
  .tuple(text, text, text, text)
  .map(([a, b, c, d]) => `${a}Ж${b}ı${c}7${d}`)
  .filter((password) => [...password].length >= 8)

test('whatever stands around them, eight characters with a lower, an upper and a digit are good @AUT-5 @BI-14 @BI-15', () => {
  fc.assert(fc.property(good, (password) => isGoodPassword(password) && isRepeated(password, password)))
})

test('a password is good if and only if none of its demands is unmet @AUT-5', () => {
  fc.assert(fc.property(text, (password) => isGoodPassword(password) === (unmet(password).length === 0)))
})

test('no demand that is met is lost by typing on, at either end @AUT-5 @BI-14', () => {
  const whole = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(whole, whole, whole, (before, password, after) => {
      const lost = unmet(before + password + after).filter((rule) => !unmet(password).includes(rule))
      return lost.length === 0
    }),
  )
})

test('a good password without its small letters, its capitals or its digits lacks just that @AUT-5 @BI-15', () => {
  fc.assert(
    fc.property(good, (password) => {
      expect(unmet(password.replace(/\p{Ll}/gu, ''))).toContain('lowercase')
      expect(unmet(password.replace(/\p{Lu}/gu, ''))).toContain('uppercase')
      expect(unmet(password.replace(/[0-9]/g, ''))).toContain('digit')
    }),
  )
})

test('the repeat is the same only when every character is, unseen ones too @AUT-5 @BI-14', () => {
  fc.assert(fc.property(text, text, (one, other) => isRepeated(one, other) === (one === other)))
  fc.assert(
    fc.property(
      text,
      fc.constantFrom(' ', '\u0000', '\u200b', '\u0301', '\n'),
      (one, mark) => !isRepeated(one, one + mark),
    ),
  )
})
