import { atom } from 'nanostores'
import { createActor, fromPromise } from 'xstate'
import { getConfig, getDomainConfig } from '#lib/api/endpoints/platform.ts'
import { isReload, onReturn } from '#lib/browser/navigation.ts'
import { tabShelf } from '#lib/browser/storage.ts'
import { build } from '#lib/config/build.ts'
import { homeOf } from '#lib/config/faces.ts'
import { keepClub, recallClub } from '#lib/config/known-club.ts'
import { defaultSettings, readSettings } from '#lib/config/read-settings.ts'
import type { Settings } from '#lib/config/settings.ts'
import { tenant } from '#lib/config/tenant.ts'
import { paintTheme } from '#lib/design/paint.ts'
import type { KnownClub } from '#lib/domain/known-club.ts'
import type { PublicConfig } from '#lib/domain/platform.ts'
import { type Locale, readLocale } from '#lib/i18n/locale.ts'
import { prepareLocale } from '#lib/i18n/words.ts'
import { call, connect } from '#lib/queries/call.ts'
import { clubMachine } from './club.machine.ts'

/** The club as islands see it: `known` is false only until its settings, or the defaults in their place, count. */
export interface Club {
  readonly known: boolean
  readonly settings: Settings
  readonly locale: Locale
}

export const $club = atom<Club>({ known: false, settings: defaultSettings, locale: 'en' })

/** The tab has fetched this club's config already, so pages that follow need not. */
const freshKey = (domain: string): string => `club-fresh:${domain}`

/** Reads a config that has just come. The theme's own code comes with it; without that code the default colours stand. */
const read = async (config: PublicConfig, design: Promise<Design | undefined>): Promise<KnownClub> => {
  const settings = readSettings(config.general)
  const { themeVariables, browserColours } = (await design) ?? {}
  return {
    config,
    variables: themeVariables && browserColours ? themeVariables(settings, browserColours()) : {},
    locale: readLocale(settings.GENERAL.lang),
    smsLogin: settings.MEMBER_AUTHENTICATION.sms_login,
    web: settings.GENERAL.web,
    receipts: settings.GENERAL.receipts,
    home: homeOf(settings.GENERAL),
    channels: settings.GENERAL.news_channels,
  }
}
type Design = typeof import('#lib/design/variables.ts')

/** Finds the club of this page and makes its settings count. Returns how to take it down. */
export const startClub = (): (() => void) => {
  const domain = tenant()
  const shelf = tabShelf()
  const settled = Promise.withResolvers<void>()
  let channel: string | undefined

  const apply = (club: KnownClub | undefined) => {
    const settings = club ? readSettings(club.config.general) : defaultSettings
    channel = club?.config.channel_id
    paintTheme(club?.variables ?? {}, settings.GENERAL.custom_css)
    $club.set({ known: true, settings, locale: readLocale(settings.GENERAL.lang) })
    settled.resolve()
  }
  const load = async (signal: AbortSignal): Promise<KnownClub> => {
    const design = import('#lib/design/variables.ts').catch(() => undefined)
    const fonts = import('#lib/i18n/letters.ts').catch(() => undefined)
    const options = { signal, inPlace: true }
    const config =
      domain === build.platformDomain
        ? await call(getConfig, {}, options)
        : await call(getDomainConfig, { params: { domain } }, options)
    const club = await read(config, design)
    const locale = readLocale(club.locale)
    // Its settings and its language count together: what they bring would be drawn in English first.
    await Promise.all([prepareLocale(locale), fonts.then((code) => code?.lettersReady(locale))])
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
          if (context.club) keepClub(domain, context.club)
          shelf.set(freshKey(domain), 'yes')
        },
      },
    }),
    {
      input: {
        club: recallClub(domain),
        fresh: shelf.get(freshKey(domain)) !== undefined && !isReload(),
      },
    },
  )
  connect({
    channel: () => channel,
    club: () => ($club.get().known ? undefined : settled.promise),
  })
  const returned = () => actor.send({ type: 'returned' })
  const forget = onReturn(returned)
  addEventListener('online', returned)
  actor.start()
  return () => {
    forget()
    removeEventListener('online', returned)
    actor.stop()
  }
}
