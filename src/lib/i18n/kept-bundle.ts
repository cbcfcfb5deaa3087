import { isReload } from '#lib/browser/navigation.ts'
import { lastingStorage } from '#lib/browser/storage.ts'
import { wordingFreshKey, wordingKey } from '#lib/browser/storage-keys.ts'
import { anything, stored, storedText } from '#lib/browser/stored.ts'
import { tenant } from '#lib/config/tenant.ts'
import type { Locale } from './locale.ts'

/** Keeps the backend's texts between pages. */
export interface KeptBundle {
  /** The bundle of an earlier page, and whether this tab has fetched it and was not reloaded since. */
  recall(): { bundle: unknown; fresh: boolean }
  keep(bundle: unknown): void
}

/** The wordings of a language kept for this club: translations never go stale while a tab is open. SES-11. */
export function keptBundle(locale: Locale): KeptBundle {
  // Whoever takes the bundle reads it by its own rules.
  const wording = stored(wordingKey(tenant(), locale), anything, lastingStorage())
  const fresh = storedText(wordingFreshKey(tenant(), locale))
  return {
    recall: () => ({ bundle: wording.read(), fresh: fresh.read() !== undefined && !isReload() }),
    keep: (bundle) => {
      wording.write(bundle)
      fresh.write('yes')
    },
  }
}
