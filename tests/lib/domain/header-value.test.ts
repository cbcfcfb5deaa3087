import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headerValue } from '#lib/domain/header-value.ts'

test.each([
  ['channel-1', 'channel-1'],
  ['!~', '!~'],
  [12.5, '12.5'],
  ['', undefined],
  ['a b', undefined],
  ['é', undefined],
  ['a\n', undefined],
  ['\u007f', undefined],
  [Number.NaN, undefined],
  [true, undefined],
  [['a'], undefined],
  [null, undefined],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), undefined],
])('as a header %j is %j @B9', (value, expected) => {
  expect(headerValue(value)).toBe(expected)
})

test('whatever a platform sends, a header takes what is left of it as it is @B9', () => {
  const foreign = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'grapheme-ascii' }),
    fc.double(),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(foreign, (value) => {
      const header = headerValue(value)
      if (header !== undefined) expect(new Headers({ 'channel-id': header }).get('channel-id')).toBe(header)
    }),
    { numRuns: 1000 },
  )
})
