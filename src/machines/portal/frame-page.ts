import { want } from '#lib/browser/want.ts'
import { hasRoute, homeOf } from '#lib/config/faces.ts'
import type { Settings } from '#lib/config/settings.ts'

/** Frames the page as the club has it, or as none where the club lacks it. Spec §2, Routes. */
export const framePage = ({ GENERAL }: Pick<Settings, 'GENERAL'>): void => {
  const { dataset } = document.documentElement
  dataset.web = GENERAL.web ? 'on' : 'off'
  dataset.home = homeOf(GENERAL)
  const { full, feature } = dataset
  const isThere = hasRoute(GENERAL, {
    withoutWeb: full === undefined,
    ...(feature === 'receipts' ? { feature } : {}),
  })
  if (isThere) delete dataset.lacking
  else {
    dataset.lacking = ''
    want('fallback')
  }
  if (dataset.home === 'profile' && full === undefined) want('profile')
}
