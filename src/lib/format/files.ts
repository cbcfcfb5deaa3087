import { numbers } from './intl.ts'

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

/** Matches what could hide a name's true end, break its line or turn its direction: controls and direction marks. */
const tricks = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** A file's name as it can safely be shown: what tricks the eye stands as �, the extension apart to stay in sight when the rest is cut. BI-10. */
export function shownFileName(name: string) {
  const plain = name.replace(tricks, '\ufffd')
  const [extension = ''] = /\.[^.\s]{1,8}$/u.exec(plain) ?? []
  return { stem: plain.slice(0, plain.length - extension.length), extension }
}
