import { isReload } from '#lib/browser/navigation.ts'
import { contentSettled, whenIdle } from '#lib/browser/page-load.ts'
import { anything, lastingStorage, stored, storedText } from '#lib/browser/storage.ts'
import { wordingFreshKey, wordingKey } from '#lib/browser/storage-keys.ts'
import { tenant } from '#lib/config/tenant.ts'
import type { Locale } from '#lib/i18n/locale.ts'
import { overlayWords } from '#lib/i18n/words.ts'

/** The number of times that a load is tried again, and the first pause in milliseconds, which doubles. WHL-4. */
const retries = 5
const firstPause = 350

/** Fetches the platform's bundle of a language. */
type Load = (locale: Locale, signal: AbortSignal) => Promise<unknown>

const loadPatiently = async (load: Load, locale: Locale, signal: AbortSignal): Promise<unknown> => {
  for (let failures = 0; ; failures += 1)
    try {
      return await load(locale, signal)
    } catch (error) {
      if (failures === retries || signal.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, firstPause * 2 ** failures))
      signal.throwIfAborted()
    }
}

/** Reports what the portal does not know in a bundle that has just come: once in a tab, and when nothing else waits. */
const report = (locale: Locale, bundle: unknown): void => {
  whenIdle(() => {
    void import('#lib/i18n/unknown-words.ts')
      .then((file) => file.reportUnknown(locale, bundle))
      .catch(() => {})
  })
}

let current: { readonly locale: Locale; readonly stop: AbortController; hasFailed: boolean } | undefined

/**
 * Brings the platform's wordings of a language: those of an earlier page count at once, and new ones replace them. Ours stay until
 * they come, and for good when the last try fails. Called again for the same language it changes nothing, or tries anew when all
 * tries had failed; another language takes its place. WHL-4, SES-11.
 */
export function startWording(locale: Locale, load: Load): void {
  if (current?.locale === locale && !current.hasFailed) return
  stopWording()
  const stop = new AbortController()
  const run = { locale, stop, hasFailed: false }
  current = run
  const kept = stored(wordingKey(tenant(), locale), anything, lastingStorage())
  // This tab has fetched them: translations never go stale while it is open.
  const fresh = storedText(wordingFreshKey(tenant(), locale))
  const bundle = kept.read()
  if (bundle !== undefined) overlayWords(locale, bundle)
  if (bundle !== undefined && fresh.read() !== undefined && !isReload()) return
  const renew = async () => {
    // Those that are known count already: the content goes first.
    if (bundle !== undefined) await contentSettled()
    return loadPatiently(load, locale, stop.signal)
  }
  renew().then(
    (loaded) => {
      if (stop.signal.aborted) return
      overlayWords(locale, loaded)
      kept.write(loaded)
      fresh.write('yes')
      report(locale, loaded)
    },
    () => {
      run.hasFailed = true
    },
  )
}

/** Stops a load that is under way. */
export function stopWording(): void {
  current?.stop.abort()
  current = undefined
}
