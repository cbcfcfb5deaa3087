import { atom } from 'nanostores'
import { createActor, fromPromise } from 'xstate'
import { getConfig, getDomainConfig } from '#lib/api/endpoints/platform.ts'
import { isReload, onReturn } from '#lib/browser/navigation.ts'
import { tabShelf } from '#lib/browser/storage.ts'
import { build } from '#lib/config/build.ts'
import { keepClub, recallClub } from '#lib/config/known-club.ts'
import { defaultSettings, readSettings } from '#lib/config/read-settings.ts'
import type { Settings } from '#lib/config/settings.ts'
import { tenant } from '#lib/config/tenant.ts'
import { paintTheme } from '#lib/design/paint.ts'
import { browserColours, themeVariables } from '#lib/design/variables.ts'
import type { PublicConfig } from '#lib/domain/platform.ts'
import { type Locale, readLocale } from '#lib/i18n/locale.ts'
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

/** Finds the club of this page and makes its settings count. Returns how to take it down. */
export const startClub = (): (() => void) => {
  const domain = tenant()
  const shelf = tabShelf()
  const settled = Promise.withResolvers<void>()
  const colours = browserColours()
  let channel: string | undefined

  const apply = (config: PublicConfig | undefined) => {
    const settings = config ? readSettings(config.general) : defaultSettings
    channel = config?.channel_id
    paintTheme(themeVariables(settings, colours), settings.GENERAL.custom_css)
    $club.set({ known: true, settings, locale: readLocale(settings.GENERAL.lang) })
    settled.resolve()
  }
  const keep = (config: PublicConfig) => {
    const settings = readSettings(config.general)
    keepClub(domain, {
      config,
      variables: themeVariables(settings, colours),
      locale: readLocale(settings.GENERAL.lang),
      smsLogin: settings.MEMBER_AUTHENTICATION.sms_login,
      web: settings.GENERAL.web,
    })
    shelf.set(freshKey(domain), 'yes')
  }

  const actor = createActor(
    clubMachine.provide({
      actors: {
        load: fromPromise(({ signal }) =>
          domain === build.platformDomain
            ? call(getConfig, {}, { signal, inPlace: true })
            : call(getDomainConfig, { params: { domain } }, { signal, inPlace: true }),
        ),
      },
      actions: {
        apply: ({ context }) => apply(context.config),
        keep: ({ context }) => context.config && keep(context.config),
      },
    }),
    {
      input: {
        config: recallClub(domain)?.config,
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
