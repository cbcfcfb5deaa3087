import { getTranslations } from '#lib/api/endpoints/platform.ts'
import { knownTime, recallTime } from '#lib/browser/clock.ts'
import { keepNotice, takeNotice } from '#lib/browser/notice.ts'
import { tabShelf } from '#lib/browser/storage.ts'
import { whenIdle } from '#lib/browser/when-idle.ts'
import { stamp } from '#lib/config/stamp.ts'
import { tenant } from '#lib/config/tenant.ts'
import type { TokenPair } from '#lib/domain/token-pair.ts'
import { onDropped } from '#lib/domain/tolerant.ts'
import { $chosenLocale, followChosenLocale } from '#lib/i18n/chosen-locale.ts'
import { chooseLocale } from '#lib/i18n/words.ts'
import { call, connect } from '#lib/queries/call.ts'
import { ageQueries, keepQueries, rememberQueries } from '#lib/queries/remembered.ts'
import { $club, pageLocale, startClub } from '../club/club.store.ts'
import { $session, type Session, startSession } from '../session/session.store.ts'
import '../toasts/toasts.store.ts'
import { startWording } from '../wording/wording.store.ts'
import { framePage } from './frame-page.ts'
import { guard } from './guard.ts'
import { sayShell } from './shell-words.ts'
import { veil } from './veil.ts'

const timeKey = 'server-time'

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Speaks the language of the page, and lifts the veil over words that the head drew when it knew another one. */
const speak = async (): Promise<void> => {
  const locale = pageLocale()
  // The platform's own wording is a club's: it is asked for as soon as it is known which.
  if ($club.get().known)
    startWording({
      locale,
      load: (lang, signal) => call(getTranslations, { params: { lang } }, { signal, inPlace: true }),
    })
  await chooseLocale(locale)
  // Until they run, the islands of a stamped page have their words in the club's language.
  if (stamp && stamp.club.locale !== locale) await new Promise<void>((rest) => whenIdle(rest))
  // Another one was chosen meanwhile.
  if (locale !== pageLocale()) return
  sayShell(locale)
  if (import.meta.env?.DEV) (await import('#lib/i18n/pseudo.ts')).disguiseShell()
  delete document.documentElement.dataset.words
}

/** Everything that outlives one island, started once per page: the club, its words, the session, what is remembered. */
const startPortal = () => {
  const shelf = tabShelf()
  // For whoever runs the platform; the member goes on without what was left out.
  onDropped(({ list, reason }) => console.warn(`left out of ${list}: ${reason}`))
  recallTime(parsed(shelf.get(timeKey)))
  // The language that is wanted, even while its dictionary is still on the way.
  connect({ language: pageLocale })
  const session = startSession()
  const stopClub = startClub()

  // Whom the head's script has seen: another tab may have signed in or out since, and the islands that are there are
  // for the face that stood here then.
  let before = { who: document.documentElement.dataset.session as Session['who'] | undefined }
  $session.subscribe((now: Session) => {
    if (now.who === 'member') rememberQueries(tenant(), now.id)
    document.documentElement.dataset.session = now.who
    guard(before, now)
    before = now
  })
  const stopClubWatch = $club.subscribe(({ known, settings }) => {
    if (known) framePage(settings)
    if (known || $chosenLocale.get()) void speak()
  })
  const stopChoices = $chosenLocale.listen(() => {
    void speak()
    // What the platform says comes in the new language too.
    ageQueries()
  })
  const stopFollowing = followChosenLocale()
  // Nobody misses it before the page is there, nor if it never comes.
  const fetchingAhead = import('#lib/browser/fetch-ahead.ts')
    .then(({ fetchAhead }) => fetchAhead())
    .catch(() => {})
  const stopVeil = veil(() => {
    session.check()
    ageQueries()
  })
  const keep = () => {
    keepQueries()
    const time = knownTime()
    if (time) shelf.set(timeKey, JSON.stringify(time))
  }
  const hidden = () => document.visibilityState === 'hidden' && keep()
  addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', hidden)
  return {
    ...session,
    stop: () => {
      removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', hidden)
      stopVeil()
      void fetchingAhead.then((stop) => stop?.())
      stopFollowing()
      stopChoices()
      stopClubWatch()
      stopClub()
      session.stop()
    },
  }
}

const portal = typeof window === 'undefined' ? undefined : startPortal()

/** Takes a member in on every tab: stores the pair and goes where she wanted to go. */
export const signIn = (pair: TokenPair): void => {
  takeNotice()
  portal?.signIn(pair)
}

/** Lets the member go on every tab, whatever the server says to it, and goes to the start page. Spec §2, Log out. */
export const signOut = (): void => {
  keepNotice('signedOut')
  portal?.signOut()
}
