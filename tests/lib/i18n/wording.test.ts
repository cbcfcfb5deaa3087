import fc from 'fast-check'
import { expect, test } from 'vitest'
import { speak } from '#lib/i18n/speak.ts'
import { readWording, UnknownFormatError, UnreadableWordingError } from '#lib/i18n/wording.ts'

/** Returns the text that a member reads where a backend's text has taken the place of a built-in one. */
function serverMessage(text: string, builtIn: string, given: Record<string, unknown> = {}): string {
  const words: unknown = speak('en', { it: builtIn }, new Map([['it', readWording(text, builtIn)]]))
  return (words as { it: (given: unknown) => string }).it(given)
}

const counted = '{n:number|number} {{point|points}}'

test.for([
  ['You have {n}', 'You have 1234'],
  ['You have {{n}}', 'You have 1234'],
  ['You have {{ n }}', 'You have 1234'],
  ['You have {n|number}', 'You have 1,234'],
  ['You have {n:number|number}', 'You have 1,234'],
  ['You have {{n, number}}', 'You have 1,234'],
  ['{n|number} {{star|stars}}', '1,234 stars'],
  ['{{star|stars}}: {n}', 'stars: 1234'],
  ['{{n:a star|?? stars}}', '1234 stars'],
  ['Some points', 'Some points'],
])('a backend may write "%s" @WHL-4', ([text, read]) => {
  expect(serverMessage(text ?? '', counted, { n: 1234 })).toBe(read)
})

test('a plural counts the placeholder before it, or the one it names', () => {
  const builtIn = '{field} must have at least {min:number|number} {{character|characters}}'
  const given = { field: 'Name', min: 2 }
  expect(serverMessage('{min} {{sign|signs}} for {field}', builtIn, given)).toBe('2 signs for Name')
  expect(serverMessage('{field}: {{min:one sign|?? signs}}', builtIn, given)).toBe('Name: 2 signs')
})

test.for(['{n|shout}', '{{n, shout}}', '{n|number|constructor}', '{{n, toString}}', '{n|__proto__}'])(
  'the unknown format in "%s" is an error by name @WHL-5 @XS-28',
  (text) => {
    expect(() => readWording(text, counted)).toThrow(UnknownFormatError)
    expect(() => readWording(text, 'Close')).toThrow(UnknownFormatError)
  },
)

test.for([
  '{n',
  'n}',
  '{{n}',
  '{n}}',
  '{{{n}}}',
  '{}',
  '{{}}',
  '{m}',
  '{constructor}',
  '{{a|b|c|d}}',
  '{{m:a|b}}',
])('the braces of "%s" cannot be filled in, which is an error by name @WHL-5', (text) => {
  expect(() => readWording(text, counted)).toThrow(UnreadableWordingError)
})

test.for([
  '<img src=x onerror=alert(1)>',
  '{{',
  '{{name}}',
  '$t(common.close)',
  '{ok',
  'a } b',
  '{{}}',
  '__proto__',
  'constructor',
  'toString',
])('where there is nothing to fill in, "%s" is read as it stands @XS-28', (text) => {
  expect(serverMessage(text, 'Offers for you')).toBe(text)
})

test('a text that opens a brace and never closes it does not freeze the page @XS-28', () => {
  const text = `{${'a'.repeat(200_000)}`
  expect(serverMessage(text, 'Offers for you')).toBe(text)
  expect(() => readWording(text, counted)).toThrow(UnreadableWordingError)
  expect(() => readWording('{{'.repeat(100_000), counted)).toThrow(UnreadableWordingError)
})

test('any text either is a named error or can be said, whatever is given @XS-28', () => {
  const piece = fc.oneof(
    fc.constantFrom('{', '}', '{{', '}}', '{n}', '|', ':', ',', '??', 'number', '__proto__', '$&'),
    fc.string(),
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.constantFrom(counted, 'Close', 'Sent to {phone}'),
      fc.oneof(fc.double(), fc.string()),
      (text, builtIn, value) => {
        try {
          expect(serverMessage(text, builtIn, { n: value, phone: value })).toBeTypeOf('string')
        } catch (error) {
          expect(error).toSatisfy(
            (error) => error instanceof UnknownFormatError || error instanceof UnreadableWordingError,
          )
        }
      },
    ),
    { numRuns: 2000 },
  )
})
