/** Finds code that did not come and errors that nothing catches: fetches a newer page, or says that something is missing. */
import { draftKey, reloadedKey } from '../storage-keys.ts'
import { attempt, read, reportPageError, write } from './safely.ts'
import { sendError } from './send-errors.ts'

// What is typed and kept nowhere: a reload would lose it. Fields whose text is kept as a draft lose nothing, and a secret
// is never kept.
const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLTextAreaElement) typed.add(target)
  if (target instanceof HTMLInputElement && !/^(?:password|checkbox|radio)$/.test(target.type))
    typed.add(target)
})
const wouldLose = () => {
  const drafts =
    attempt(() =>
      Object.entries(sessionStorage).flatMap(([key, kept]) => (key.startsWith(draftKey()) ? kept : [])),
    ) ?? []
  return [...typed].some(({ isConnected, value }) => isConnected && value !== '' && !drafts.includes(value))
}

// After a deploy an old page's code is gone, and a reload fetches the new page: once for a page as it was built, and only
// if one is there to be had. Otherwise the page says that something is missing.
const patience = 5000
const isGone = () =>
  performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        /\/_astro\/[^?]+\.(?:js|css)/.test(entry.name) &&
        (entry as PerformanceResourceTiming).responseStatus >= 400,
    )
let isRenewing = false
// Firefox gives up what is on its way as soon as another page is asked for: a reload then would call that page off.
const leaving = 10_000
let left = 0
addEventListener('beforeunload', () => {
  left = Date.now()
})
const isLeaving = () => Date.now() - left < leaving
/** Code did not come that is needed now. calm: its place says so by itself. again: another try has failed too. */
const renew = async (calm: boolean, again: boolean) => {
  if (isRenewing || isLeaving()) return
  isRenewing = true
  const page = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    .then((answer) => (answer.status < 500 ? answer.text() : undefined))
    .catch(() => undefined)
  // Not those of a sidebar that another page has brought.
  const code = [...document.querySelectorAll('astro-island:not([data-aside] *)')].map(
    (island) => island.getAttribute('component-url') ?? '',
  )
  const isOld = again || isGone() || (page !== undefined && code.some((address) => !page.includes(address)))
  const before = read('sessionStorage', reloadedKey) ?? ''
  if (page !== undefined && isOld && !before.includes(code.join()) && !wouldLose()) {
    write(reloadedKey, before + code.join())
    // Without a storage nobody would know that it was tried.
    if (read('sessionStorage', reloadedKey) !== before) return location.reload()
  }
  isRenewing = false
  if (isOld || !calm) reportPageError()
}
document.addEventListener('astro:hydration-error', (event) => {
  event.preventDefault()
  void renew(false, false)
  const { detail } = event as CustomEvent<{ readonly error?: unknown } | null>
  if (detail?.error && !isLeaving()) sendError(detail.error)
})
// What broke while it was drawn is shown in its place.
addEventListener('caught-error', (event) => sendError((event as CustomEvent<unknown>).detail))
addEventListener('late-code', (event) => void renew(true, (event as CustomEvent<boolean>).detail))
// Extensions, in-app browsers and hosts put scripts of their own into a page, whose errors say nothing about it: only
// files of the build count, and errors that passed through one of them. A7.
const isOwn = (text: unknown) => String(text).includes(`${location.origin}/_astro/`)
const isOwnError = (error: unknown) => attempt(() => isOwn((error as Error).stack)) ?? false
// A script or the style sheet that does not come; or what nothing else has caught. A module without an address is one of
// the page's own. Browsers also report that observers of sizes were too slow, which is no error.
addEventListener(
  'error',
  ({ target, error, filename }) => {
    if (target instanceof Element) {
      const { src, href } = target as HTMLScriptElement & HTMLLinkElement
      const address = src ?? href
      if (target.matches('script, link[rel=stylesheet]') && (!address || isOwn(address)))
        void renew(false, false)
    } else if (error && (isOwn(filename) || isOwnError(error))) {
      reportPageError()
      sendError(error)
    }
  },
  true,
)
// Neither what was stopped on purpose is an error, nor a page change whose animation the browser gives up.
addEventListener('unhandledrejection', ({ reason }) => {
  if (isOwnError(reason) && reason.name !== 'AbortError' && !/^Transition was /.test(reason.message)) {
    reportPageError()
    sendError(reason)
  }
})
