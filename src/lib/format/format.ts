import { formatDistance } from './distance.ts'
import { formatFileSize } from './file-size.ts'
import { formatFuelPrice } from './fuel-price.ts'
import { formatDate, formatDay, formatTime } from './moments.ts'
import { numbers } from './numbers.ts'
import { formatPoints } from './points.ts'

type Formatter = (value: number, locale: string) => string

/** Every format that goes by a name. Moments are unix seconds, points hundredths, distances metres, sizes bytes. */
const formatters: ReadonlyMap<string, Formatter> = new Map<string, Formatter>([
  ['number', (value, locale) => numbers(locale, { maximumFractionDigits: 2 }).format(value)],
  ['points', formatPoints],
  ['day', formatDay],
  ['time', formatTime],
  ['date', formatDate],
  ['distance', formatDistance],
  ['fuelPrice', formatFuelPrice],
  ['fileSize', formatFileSize],
])

/** A wording or a setting names a format that there is none of. Spec §8, "Unknown format function". */
export class UnknownFormat extends Error {
  override readonly name = 'UnknownFormat'

  constructor(format: string) {
    super(`There is no format "${format}". Known formats: ${[...formatters.keys()].join(', ')}`)
  }
}

/** Formats a value by the name of its format; '' for what is no number. Throws UnknownFormat. */
export function format(name: string, value: unknown, locale: string): string {
  const formatter = formatters.get(name)
  if (!formatter) throw new UnknownFormat(name)
  return typeof value === 'number' && Number.isFinite(value) ? formatter(value, locale) : ''
}
