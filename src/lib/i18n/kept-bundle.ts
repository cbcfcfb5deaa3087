import { isReload } from '#lib/browser/navigation.ts'
import { lastingShelf, tabShelf } from '#lib/browser/storage.ts'
import { tenant } from '#lib/config/tenant.ts'
import type { Locale } from './locale.ts'

/** What is kept of the backend's wordings between pages. */
export interface KeptBundle {
  /** The bundle of an earlier page, and whether this tab has fetched it and was not reloaded since. */
  recall(): { bundle: unknown; fresh: boolean }
  keep(bundle: unknown): void
}

/** The wordings of a language kept for this club: translations never go stale while a tab is open. Spec §9. */
export function keptBundle(locale: Locale): KeptBundle {
  const key = `wording:${tenant()}:${locale}`
  const freshKey = `wording-fresh:${tenant()}:${locale}`
  return {
    recall: () => {
      const fresh = tabShelf().get(freshKey) !== undefined && !isReload()
      try {
        return { bundle: JSON.parse(lastingShelf().get(key) ?? ''), fresh }
      } catch {
        return { bundle: undefined, fresh }
      }
    },
    keep: (bundle) => {
      lastingShelf().set(key, JSON.stringify(bundle))
      tabShelf().set(freshKey, 'yes')
    },
  }
}
