import { numbers } from './numbers.ts'

const units = ['Bytes', 'KB', 'MB'] as const

/** The largest number shown in one unit; a larger size is shown in the next unit. WHL-6. */
const most = 900

/** A file's size in Bytes, KB or MB, by 1024, switching above 900, one decimal at most; '' for no size. WHL-6. */
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
