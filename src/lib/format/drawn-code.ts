import { encode } from 'uqr'

/** A dark rectangle of a code, in modules. */
interface Mark {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A code as a scanner reads it, in modules, its quiet zones included. Bars are one module high: draw them as high as there is room. */
export interface DrawnCode {
  readonly kind: 'bars' | 'square'
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

/** Returns a row of modules, 1 for a dark one, as marks: dark modules that stand together are one. */
export const marksOf = (modules: string, y = 0): readonly Mark[] =>
  [...modules.matchAll(/1+/g)].map(({ index, 0: { length } }) => ({ x: index, y, width: length, height: 1 }))

/** Draws a text as a QR code of medium error correction with the quiet zone of four modules that scanners need. ISO/IEC 18004. */
export const qrCode = (text: string): DrawnCode => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const marks = data.flatMap((row, y) => marksOf(row.map(Number).join(''), y))
  return { kind: 'square', width: size, height: size, marks }
}

/**
 * The widths of bars and gaps of each Code 128 symbol, six digits a symbol: bar, gap, bar, gap, bar, gap. The last
 * one, the stop, has a seventh: its closing bar. ISO/IEC 15417.
 */
const patterns =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232233111'
const closing = '2'
const stop = 106
const startB = 104
const startC = 105
const modulus = 103
/** The room that scanners need on both sides, in modules. */
const quiet = '0'.repeat(10)

const symbol = (value: number): number[] => [...patterns.slice(value * 6, value * 6 + 6)].map(Number)

/** Two digits are one symbol in set C; the other set takes one character of plain ASCII a symbol. */
const valuesOf = (text: string): number[] | undefined => {
  if (/^(\d\d)+$/.test(text)) return [startC, ...(text.match(/\d\d/g) ?? []).map(Number)]
  if (!/^[\x20-\x7e]+$/.test(text)) return undefined
  return [startB, ...[...text].map((character) => character.charCodeAt(0) - 32)]
}

/** Draws a text as Code 128; undefined for what that cannot say: nothing, or letters beyond ASCII. Contract, `code_format`. */
export function code128(text: string): DrawnCode | undefined {
  const values = valuesOf(text)
  if (!values) return undefined
  const sum = values.reduce((total, value, index) => total + value * Math.max(1, index), 0)
  const widths = [...[...values, sum % modulus, stop].flatMap(symbol), Number(closing)]
  const bars = widths.map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width)).join('')
  const modules = `${quiet}${bars}${quiet}`
  return { kind: 'bars', width: modules.length, height: 1, marks: marksOf(modules) }
}

/** Draws a code as a scanner reads it; undefined where it cannot be drawn as such, or is there to be read. Contract, `code_format`. */
export const drawnCode = (
  code: string,
  format: 'text' | 'qr' | 'code128' | undefined,
): DrawnCode | undefined => {
  if (format === 'qr') return qrCode(code)
  return format === 'code128' ? code128(code) : undefined
}
