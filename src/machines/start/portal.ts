import * as v from 'valibot'
import { getTranslations } from '#lib/api/endpoints/club.ts'
import { restoreServerTime, serverTimeState } from '#lib/browser/clock.ts'
import { onLeave, onPageShown, routeBy } from '#lib/browser/navigation.ts'
import { contentSettled, whenIdle } from '#lib/browser/page-load.ts'
import { storeNotice, takeNotice } from '#lib/browser/session-storage.ts'
import { stored } from '#lib/browser/storage.ts'
import { serverTimeKey } from '#lib/browser/storage-keys.ts'
import { stamp } from '#lib/config/build.ts'
import { tenant } from '#lib/config/tenant.ts'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import { onDropped } from '#lib/domain/tolerant.ts'
import { $chosenLocale, followChosenLocale } from '#lib/i18n/chosen-locale.ts'
import { chooseLocale, onWords } from '#lib/i18n/words.ts'
import { call, startCalls } from '#lib/queries/call.ts'
import { invalidateCache, startOwner } from '#lib/queries/owner.ts'
import { $club, createClub, pageLocale } from '#machines/club/club.store.ts'
import { startWording } from '#machines/club/wording.ts'
import { $session, createSession, revokeOrphanedSession, type Session } from '../session/session.store.ts'
import { framePage, guard, hideOnLeave } from './guard.ts'
import { showClubWords, translateShell } from './shell-words.ts'

/** Resolves once the page has come whole: islands run before that, on a slow line long before. */
const pageParsed = async (): Promise<void> => {
  if (document.readyState === 'loading')
    await new Promise((parsed) => document.addEventListener('readystatechange', parsed, { once: true }))
}

const serverTime = () => stored(serverTimeKey, v.object({ low: v.number(), high: v.number() }))

/** Translates the page into its language, and shows the words again that the head drew when it knew another one. */
const translatePage = async (): Promise<void> => {
  const locale = pageLocale()
  // The platform's own wording is a club's: it is asked for as soon as it is known which.
  if ($club.get().known)
    startWording(locale, (lang, signal) =>
      call(getTranslations, { params: { lang } }, { signal, inPlace: true }),
    )
  await chooseLocale(locale)
  await pageParsed()
  // Until they run, the islands of a stamped page have their words in the club's language.
  if (stamp && stamp.club.locale !== locale) await new Promise<void>((rest) => whenIdle(rest))
  // Another one was chosen meanwhile.
  if (locale !== pageLocale()) return
  translateShell(locale)
  delete document.documentElement.dataset.words
}

/** Shows the server's own words. What shows them is fetched with the first ones: most pages have none. SES-13. */
const announce = (text: string): void => {
  import('../frame/toasts.ts').then((file) => file.raiseError(text)).catch(() => {})
}

/** Tells whoever runs the platform, once each, what was left out of an answer; the member goes on without it. */
const reportDropped = (): void => {
  const reported = new Set<string>()
  onDropped(({ list, reason }) => {
    const message = `left out of ${list}: ${reason}`
    if (!reported.has(message)) console.warn(message)
    reported.add(message)
  })
}

/** Stores what is known of the server's clock for the next page, whenever this one is left or hidden. */
const storeTimeOnLeave = () =>
  onLeave(() => {
    const time = serverTimeState()
    if (time) serverTime().write(time)
  })

/** Makes the page follow who is signed in. */
const followSession = (): void => {
  // Whom the head's script has seen: another tab may have signed in or out since, and the islands that are there are
  // for whoever was here then.
  let before: { readonly who?: Session['who'] | undefined } = {
    who: document.documentElement.dataset.session as Session['who'] | undefined,
  }
  let member: string | undefined
  $session.subscribe((now: Session) => {
    if (now.who === 'member') startOwner(tenant(), now.id)
    document.documentElement.dataset.session = now.who
    // What this document holds is for whoever was here.
    const id = now.who === 'member' ? now.id : undefined
    if (member !== undefined && member !== id) routeBy(undefined)
    member = id
    guard(before, now)
    before = now
  })
}

/** Makes the page follow the club and the chosen language. */
const followClub = (): void => {
  $club.subscribe(({ known, settings }) => {
    if (known) framePage(settings)
    if (known || $chosenLocale.get()) void translatePage()
  })
  onWords(showClubWords)
  onPageShown(() => {
    const { known, settings } = $club.get()
    if (known) framePage(settings)
    translateShell(pageLocale())
  })
  $chosenLocale.listen(() => {
    void translatePage()
    // What the platform says comes in the new language too.
    invalidateCache()
  })
  followChosenLocale()
}

/** Starts what nobody misses before the content is there, nor if its code never comes. */
const startLater = (isMember: boolean): void => {
  if (isMember) {
    import('#lib/browser/router/router.ts').then((file) => file.startRouter()).catch(() => {})
    import('./member-tasks.ts').then((file) => whenIdle(file.startMemberTasks)).catch(() => {})
  }
  import('#lib/browser/idle/after-start.ts').then((file) => file.afterStart(tenant(), $club)).catch(() => {})
}

/** Starts all that outlives one island, once per page, and hands its parts to each other. */
const start = () => {
  const session = createSession()
  const club = createClub()
  reportDropped()
  restoreServerTime(serverTime().read())
  startCalls({
    token: session.token,
    renew: session.renew,
    announce,
    channel: club.channel,
    // The chosen one, even while its dictionary is still on the way.
    language: pageLocale,
    idempotency: () => $club.get().settings.GENERAL.idempotency,
    club: club.settled,
  })
  const left = import.meta.env?.SESSION === 'cookie' && !session.token() ? revokeOrphanedSession() : undefined
  // What she asks for now, a sign-in first of all, goes after the end of what was before.
  if (left) startCalls({ club: () => left.then(() => club.settled()) })
  session.start()
  club.start()
  followSession()
  followClub()
  hideOnLeave(() => {
    session.check()
    invalidateCache()
  })
  storeTimeOnLeave()
  void contentSettled().then(() => startLater(session.token() !== undefined))
  return session
}

const session = typeof window === 'undefined' ? undefined : start()

/** Signs a member in on every tab: stores the pair and goes where she was going. */
export const signIn = (pair: TokenPair): void => {
  takeNotice()
  session?.signIn(pair)
}

/** Takes over, on every tab, new tokens of a sign-in that goes on. id: of the sign-in. */
export const replaceTokens = (id: string, pair: TokenPair): void => session?.replacePair(id, pair)

/** Signs the member out on every tab, whatever the server says to it, and goes to the start page. SES-7. */
export const signOut = (): void => {
  storeNotice('signedOut')
  session?.signOut()
}
