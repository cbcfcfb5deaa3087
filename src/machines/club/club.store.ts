import { atom } from 'nanostores'
import { createActor, fromPromise } from 'xstate'
import { getConfig, getDomainConfig } from '#lib/api/endpoints/club.ts'
import { sharedImport } from '#lib/browser/late-code.ts'
import { isReload, onReturn } from '#lib/browser/navigation.ts'
import { contentSettled } from '#lib/browser/page-load.ts'
import { storedText } from '#lib/browser/storage.ts'
import { clubFreshKey } from '#lib/browser/storage-keys.ts'
import { build, stamp } from '#lib/config/build.ts'
import { knownClubOf, restoreClub, storeClub } from '#lib/config/club.ts'
import { defaultSettings, readSettings, type Settings } from '#lib/config/settings.ts'
import { tenant } from '#lib/config/tenant.ts'
import { paintTheme } from '#lib/design/paint.ts'
import type { KnownClub, PublicConfig } from '#lib/domain/club/club.ts'
import { $chosenLocale } from '#lib/i18n/chosen-locale.ts'
import { type Locale, readLocale } from '#lib/i18n/locale.ts'
import { $country, prepareLocale } from '#lib/i18n/words.ts'
import { call } from '#lib/queries/call.ts'
import { clubMachine } from './club.machine.ts'

/** The club as islands see it: `known` is false only until its settings, or the defaults in their place, count. */
export interface Club {
  readonly known: boolean
  readonly settings: Settings
  /** The club's own language; what is spoken may be another one. */
  readonly locale: Locale
}

/** A club as islands see it; the defaults where nothing is known of it. */
export const clubOf = (club: KnownClub | undefined): Club => {
  const settings = club ? readSettings(club.config.general) : defaultSettings
  return { known: true, settings, locale: readLocale(settings.GENERAL.lang) }
}

/** On a stamped page it is known from the start, as it was when the page was drawn. */
export const $club = atom<Club>(
  stamp ? clubOf(stamp.club) : { known: false, settings: defaultSettings, locale: 'en' },
)

/** The language that the page is to speak: the one chosen in this browser, else the club's. WHL-3. */
export const pageLocale = (): Locale => $chosenLocale.get() ?? $club.get().locale

/** Loads the code of the theme; undefined where it does not come, and the default colours stand. */
const importDesign = sharedImport(() => import('#lib/design/variables.ts'))
const loadDesign = () => importDesign().catch(() => undefined)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Reads a config that has just come. What this build has made of the same config is kept: the theme takes a slow phone 200 ms. */
const read = async (config: PublicConfig, restored: KnownClub | undefined): Promise<KnownClub> => {
  const { build = '' } = document.documentElement.dataset
  if (build && restored?.build === build && isSame(config, restored.config)) return restored
  const design = await loadDesign()
  const variables = design?.schemeVariables(readSettings(config.general), design.browserColours())
  return { ...knownClubOf(config, variables ?? {}, Date.now()), build: variables ? build : '' }
}

/** The club of this page: once started it is found, and its settings are made to count. */
export const createClub = () => {
  const domain = tenant()
  const restored = restoreClub(domain)
  // The tab has fetched this club's config already, so pages that follow need not.
  const fetched = storedText(clubFreshKey(domain))
  let settle = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  let channel: string | undefined
  let counting = stamp?.club.config

  const apply = (club: KnownClub | undefined) => {
    const known = $club.get().known
    channel = club?.config.channel_id
    const now = clubOf(club)
    paintTheme(club?.variables ?? {}, now.settings.GENERAL.custom_css, stamp?.images)
    // A config that says what is known already disturbs no island; one of a stamped page may be waiting for its code.
    $country.set(now.settings.GENERAL.country)
    if (!known || !isSame(club?.config, counting)) $club.set(now)
    counting = club?.config
    settle()
  }
  const load = async (signal: AbortSignal): Promise<KnownClub> => {
    // What is known counts already: the content goes first. Of a club that is not, the theme is needed for certain.
    if (restored) await contentSettled()
    else void loadDesign()
    const fonts = import('#lib/i18n/letters.ts').catch(() => undefined)
    const options = { signal, inPlace: true }
    const config =
      domain === build.platformDomain
        ? await call(getConfig, {}, options)
        : await call(getDomainConfig, { params: { domain } }, options)
    actor.send({ type: 'answered' })
    const club = await read(config, restored)
    const locale = $chosenLocale.get() ?? readLocale(club.locale)
    // Its settings and its language count together: what they bring would be drawn in English first.
    await Promise.all([prepareLocale(locale), fonts.then((code) => code?.fontReady(locale))])
    return club
  }

  const actor = createActor(
    clubMachine.provide({
      actors: {
        load: fromPromise(({ signal }) => load(signal)),
      },
      actions: {
        apply: ({ context }) => apply(context.club),
        keep: ({ context }) => {
          if (context.club) storeClub(domain, context.club)
          fetched.write('yes')
        },
      },
    }),
    {
      input: { club: restored, fresh: fetched.read() !== undefined && !isReload() },
    },
  )
  const returned = () => actor.send({ type: 'returned' })
  return {
    /** The channel that calls name. */
    channel: () => channel,
    /** Settles when the club is known or has been waited for long enough; undefined when it is known already. */
    settled: () => ($club.get().known ? undefined : settled),
    start: (): void => {
      onReturn(returned)
      addEventListener('online', returned)
      actor.start()
    },
  }
}
