import { requestIsland } from '#lib/browser/request-island.ts'
import type { Settings } from '#lib/config/settings.ts'
import { hasRoute, homeOf, placesOf } from '#lib/config/variants.ts'

/** Frames the page as the club has it, or as a missing page where the club does not have it. RTE-3. */
export const framePage = ({ GENERAL }: Pick<Settings, 'GENERAL'>): void => {
  const { dataset } = document.documentElement
  dataset.web = GENERAL.web ? 'on' : 'off'
  dataset.home = homeOf(GENERAL)
  dataset.places = placesOf(GENERAL)
  const { full, feature } = dataset
  const isThere = hasRoute(GENERAL, {
    withoutWeb: full === undefined,
    ...(feature === 'receipts' ? { feature } : {}),
  })
  if (isThere) delete dataset.lacking
  else {
    dataset.lacking = ''
    requestIsland('fallback')
  }
  if (dataset.home === 'profile' && full === undefined) requestIsland('profile')
}
