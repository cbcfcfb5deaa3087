import type { Card } from '#lib/domain/member.ts'
import { code128, type DrawnCode, marksOf, qrCode } from './drawn-code.ts'

/** The seven modules of each digit of the right half; 1 is dark. ISO/IEC 15420. */
const right = '1110010 1100110 1101100 1000010 1011100 1001110 1010000 1000100 1001000 1110100'.split(' ')

/** Tells which digits of the left half use set G; the first digit of the number is encoded only by this pattern. */
const parities = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ')

/** The room that scanners need before and after the bars, in modules. */
const quiet = { before: '0'.repeat(11), after: '0'.repeat(7) }

const checkDigit = (digits: readonly number[]): number =>
  (10 - (digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10)) % 10

/** Set L is the right half's in its negative, set G is the right half's backwards. */
const inSet = (set: string | undefined, digit: number): string => {
  const modules = [...(right[digit] ?? '')]
  return set === 'G'
    ? modules.toReversed().join('')
    : modules.map((module) => (module === '1' ? '0' : '1')).join('')
}

/** Draws a number as EAN-13. Undefined when it is none: not 13 digits, or a check digit that is wrong. */
export function ean13(text: string): DrawnCode | undefined {
  if (!/^[0-9]{13}$/.test(text)) return undefined
  const digits = [...text].map(Number)
  if (checkDigit(digits.slice(0, 12)) !== digits[12]) return undefined
  const sets = parities[digits[0] ?? 0] ?? ''
  const left = digits.slice(1, 7).map((digit, index) => inSet(sets[index], digit))
  const modules = [
    `${quiet.before}101`,
    ...left,
    '01010',
    ...digits.slice(7).map((digit) => right[digit] ?? ''),
    `101${quiet.after}`,
  ].join('')
  return { kind: 'bars', width: modules.length, height: 1, marks: marksOf(modules) }
}

export interface CardCode extends DrawnCode {
  readonly value: string
}

/**
 * The code of a card in the format that its answer names; where that cannot say its value, or none is named, the
 * card's number as Code 128. Undefined where not even that can be drawn. PRF-4; contract, `barcode`.
 */
export function cardCode({ number, barcode }: Pick<Card, 'number' | 'barcode'>): CardCode | undefined {
  const { format, value } = barcode ?? { format: 'code128', value: number }
  const draw = { qr: qrCode, ean13, code128 }[format]
  const named = draw(value)
  if (named) return { ...named, value }
  const plain = code128(number)
  return plain && { ...plain, value: number }
}
