import { getTranslations } from '#lib/api/endpoints/platform.ts'
import { knownTime, recallTime } from '#lib/browser/clock.ts'
import { keepNotice, takeNotice } from '#lib/browser/notice.ts'
import { tabShelf } from '#lib/browser/storage.ts'
import { want } from '#lib/browser/want.ts'
import { hasRoute, homeOf } from '#lib/config/faces.ts'
import { tenant } from '#lib/config/tenant.ts'
import type { TokenPair } from '#lib/domain/token-pair.ts'
import { onDropped } from '#lib/domain/tolerant.ts'
import { $locale, chooseLocale } from '#lib/i18n/words.ts'
import { call, connect } from '#lib/queries/call.ts'
import { ageQueries, keepQueries, rememberQueries } from '#lib/queries/remembered.ts'
import { $club, startClub } from '../club/club.store.ts'
import { $session, type Session, startSession } from '../session/session.store.ts'
import '../toasts/toasts.store.ts'
import { startWording } from '../wording/wording.store.ts'
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

/** Frames the page as the club has it, speaks its language, and lifts the veil over words that the head drew when it knew another language. */
const speak = async (): Promise<void> => {
  const { known, locale, settings } = $club.get()
  if (!known) return
  const { dataset } = document.documentElement
  dataset.web = settings.GENERAL.web ? 'on' : 'off'
  dataset.home = homeOf(settings.GENERAL)
  const { full, feature } = dataset
  const isThere = hasRoute(settings.GENERAL, {
    withoutWeb: full === undefined,
    ...(feature === 'receipts' ? { feature } : {}),
  })
  if (isThere) delete dataset.lacking
  else {
    dataset.lacking = ''
    want('fallback')
  }
  if (dataset.home === 'profile' && full === undefined) want('profile')
  await chooseLocale(locale)
  sayShell(locale)
  delete dataset.words
}

/** Everything that outlives one island, started once per page: the club, its words, the session, what is remembered. */
const startPortal = () => {
  const shelf = tabShelf()
  // For whoever runs the platform; the member goes on without what was left out.
  onDropped(({ list, reason }) => console.warn(`left out of ${list}: ${reason}`))
  recallTime(parsed(shelf.get(timeKey)))
  // The club's language, even while its dictionary is still on the way.
  connect({ language: () => ($club.get().known ? $club.get().locale : $locale.get()) })
  const session = startSession()
  const stopClub = startClub()

  let before: Session = { who: 'unknown' }
  $session.subscribe((now) => {
    if (now.who === 'member') rememberQueries(tenant(), now.id)
    document.documentElement.dataset.session = now.who
    guard(before, now)
    before = now
  })
  const stopSpeaking = $club.subscribe(() => void speak())
  const stopWording = $club.subscribe(({ known, locale }) => {
    if (known)
      startWording({
        locale,
        load: (lang, signal) => call(getTranslations, { params: { lang } }, { signal, inPlace: true }),
      })
  })
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
      stopWording()
      stopSpeaking()
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
