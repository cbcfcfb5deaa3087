import { numbers } from './numbers.ts'

const units = ['Bytes', 'KB', 'MB'] as const

/** A size above this many of one unit is said in the next. Spec §9. */
const most = 900

/** A file's size in Bytes, KB or MB, by 1024, switching above 900, one decimal at most; '' for no size. Spec §9. */
export function formatFileSize(bytes: number | null | undefined, locale: string): string {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) return ''
  // A zero that has a sign loses it.
  let size = Math.abs(bytes)
  let step = 0
  while (size > most && step < units.length - 1) {
    size /= 1024
    step += 1
  }
  return `${numbers(locale, { maximumFractionDigits: 1 }).format(size)} ${units[step]}`
}
