import { drawIcons, linkTouchIcon } from '#lib/browser/device/app-icons.ts'
import {
  dropManifest,
  hasWorker,
  linkManifest,
  storedIcon,
  storeManifest,
} from '#lib/browser/device/web-manifest.ts'
import { stamp } from '#lib/config/build.ts'
import { appShortcutsOf, restoreClub } from '#lib/config/club.ts'
import { readSettings } from '#lib/config/settings.ts'
import { tenant } from '#lib/config/tenant.ts'
import type { KnownClub } from '#lib/domain/club/club.ts'
import { manifestOf } from '#lib/domain/install/manifest.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { clubName } from '#lib/i18n/backend-bundle.ts'
import { $chosenLocale } from '#lib/i18n/chosen-locale.ts'
import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import { htmlLang, readLocale } from '#lib/i18n/locale.ts'
import { $locale, wordsNow } from '#lib/i18n/words.ts'
import { shellCopyOf } from '../start/shell-words.ts'
import { isApple, reportManifestLinked, storePrompt } from './install-way.ts'

/** The name that the club's wordings give it, in the language that is spoken. */
const nameNow = async (): Promise<string | undefined> =>
  clubName(wordsNow(), await loadDictionary($locale.get()))

/** Makes the manifest of a club of what this page knows of it, in the language that is spoken, and keeps it. */
const keep = async ({ config, variables }: KnownClub): Promise<void> => {
  const { GENERAL, HEADER } = readSettings(config.general)
  const locale = $locale.get()
  const copy = shellCopyOf(locale)
  const logo = safeImage(HEADER.logo)
  const app = {
    name: await nameNow(),
    domain: tenant(),
    lang: htmlLang(locale),
    shortcuts: appShortcutsOf(GENERAL).flatMap((page) => {
      const name = copy?.[page]
      return name === undefined ? [] : { name, url: `/${page}` }
    }),
  }
  await storeManifest(JSON.stringify([app, logo, variables]), async () => {
    const design = await import('#lib/design/variables.ts').catch(() => undefined)
    if (!design) throw new Error('No theme code')
    const { appColours, browserColours } = design
    const { header, page, main, onMain } = appColours(variables, browserColours())
    const icons = await drawIcons({ behind: header, mark: main, onMark: onMain }, logo)
    return { ...manifestOf({ ...app, theme: header, background: page }), icons }
  })
}

/**
 * Makes the portal one that a browser can install, as its club: links the club's manifest, on the site of all clubs once
 * the page has kept one that its worker answers with. Rejects where that cannot be done; the portal is then as it is
 * without. OFF-4.
 */
export const offerManifest = async (): Promise<void> => {
  const isStamped = stamp?.domain === tenant()
  if (isStamped) await dropManifest().catch(() => undefined)
  else {
    const club = restoreClub(tenant())
    if (!club || !hasWorker()) return
    // Words that are still on the way would be kept in the wrong language: the next page has them.
    if ($locale.get() !== ($chosenLocale.get() ?? readLocale(club.locale))) return
    await keep(club)
  }
  storePrompt()
  linkManifest()
  reportManifestLinked()
  if (isApple())
    await linkTouchIcon((await nameNow()) ?? tenant(), isStamped ? undefined : await storedIcon())
}
