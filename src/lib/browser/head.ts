/**
 * What a page does before its first paint and before any island is there: it sends visitors away from members'
 * pages, paints the club's last known theme, and asks for the page's first data. Built as one inline script;
 * therefore it imports constants only, and reads what it needs from attributes of the root element.
 */
import { build } from '#lib/config/build.ts'
import { stamp } from '#lib/config/stamp.ts'

/**
 * A first request of a page: the key of its query, and its path below `/wl/v1/`; `{id}` is taken from the address,
 * `{channels}` from the club.
 */
interface Early {
  readonly topic: string
  readonly path: string
}

const root = document.documentElement
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}
const read = (storage: 'localStorage' | 'sessionStorage', key: string): string | null =>
  attempt(() => window[storage].getItem(key)) ?? null
const write = (key: string, value: string) => attempt(() => sessionStorage.setItem(key, value))
const parse = (text: string | null) =>
  attempt(() => JSON.parse(text ?? '') as Record<string, unknown>) ?? undefined

/** A segment of an address in plain letters; as it stands where its escapes are broken. */
const plain = (segment: string): string => attempt(() => decodeURIComponent(segment)) ?? segment

const chooseTenant = (): string => {
  const own = stamp?.domain ?? location.host
  if (!build.tenantSwitch) return own
  const asked = new URLSearchParams(location.search).get('tenant')
  if (asked && /^[\w.:-]+$/.test(asked)) {
    // A mailed link names its club and opens a tab of its own: the session of that club stays.
    const before = read('sessionStorage', 'tenant') ?? read('localStorage', 'tenant') ?? own
    attempt(() => {
      if (asked !== before) for (const key of ['auth', 'auth-sitting']) localStorage.removeItem(key)
      localStorage.setItem('tenant', asked)
    })
    write('tenant', asked)
  }
  return read('sessionStorage', 'tenant') ?? own
}

const tenant = chooseTenant()
const stored = parse(
  attempt(() => window.localStorage) ? read('localStorage', 'auth') : read('sessionStorage', 'auth'),
)
const token =
  typeof stored?.token === 'string' && stored.token && stored.refresh_token ? stored.token : undefined

// A host without rewrites forwards /coupon/7 to /coupon?id=7: the address bar gets its path back.
const forwarded = new URLSearchParams(location.search).get('id')
const { audience, begins = '/', detail, early, feature, forward, full, needs } = root.dataset
if (detail !== undefined && forwarded !== null)
  history.replaceState(
    null,
    '',
    `${location.pathname.replace(/\.html$/, '')}/${encodeURIComponent(forwarded)}`,
  )

for (const [stem = '', page = ''] of attempt(() => JSON.parse(forward ?? '[]') as string[][]) ?? [])
  if (location.pathname.startsWith(stem) && location.pathname.length > stem.length) {
    root.dataset.leaving = ''
    location.replace(`${page}?id=${encodeURIComponent(plain(location.pathname.slice(stem.length)))}`)
  }

// A step that follows another is nothing without what that one has kept.
const lacks = needs !== undefined && read('sessionStorage', needs) === null
if ((audience === 'member' && !token) || (audience === 'visitor' && token) || lacks) {
  root.dataset.leaving = ''
  if (audience === 'member') write('return-to', location.pathname + location.search + location.hash)
  location.replace(lacks && !token ? begins : '/')
}

// What an earlier page has kept counts, unless the page was stamped after it.
const kept = parse(read('localStorage', `club:${tenant}`))
const stamped = stamp?.domain === tenant ? stamp.club : undefined
const club: Readonly<Record<string, unknown>> | undefined =
  Number(kept?.at ?? 0) >= (stamped?.at ?? 0) ? (kept ?? stamped) : stamped
if (club?.web === false) root.dataset.web = 'off'
root.dataset.session = token ? 'member' : 'visitor'
// The islands that wait for such a name are wanted from the start.
if (club?.home === 'profile') {
  root.dataset.home = 'profile'
  if (full === undefined) root.dataset.profile = 'wanted'
}
// The club lacks this page: it is without the web area, or without the feature.
const lacking =
  (full !== undefined && club?.home === 'profile') || (feature !== undefined && club?.[feature] === false)
if (lacking) {
  root.dataset.lacking = ''
  root.dataset.fallback = 'wanted'
}
// The verify banner stood on the page before: its place is kept, so that nothing moves when it comes.
if (token && read('sessionStorage', 'verify-banner') === `due:${read('localStorage', 'auth-sitting')}`)
  root.dataset.banner = 'due'

for (const [name, value] of Object.entries((club?.variables ?? {}) as Record<string, string>))
  if (name.startsWith('--')) root.style.setProperty(name, value)
// What was chosen in this browser goes before the club's own.
const [chosen] = /^[a-z]{2}(?:_[A-Z]{2})?$/.exec(read('localStorage', `language:${tenant}`) ?? '') ?? []
const locale = chosen ?? club?.locale
if (typeof locale === 'string' && locale !== (stamp?.club.locale ?? 'en')) {
  root.lang = locale.replace('_', '-')
  root.dataset.words = 'pending'
}

// A club that was never here has a header of 64 px and a line of 1 px until its settings come. What its own takes then,
// the room above the content gives, so that nothing is moved that is read already.
if (!club)
  root.style.setProperty(
    '--header-late',
    'max(-1.5rem, 65px - max(2.75rem, var(--header-height)) - var(--header-border-thickness))',
  )

const answers = new Map<string, { token: string | undefined; sent: number; response: Promise<Response> }>()
const ask = (path: string, bearer: string | undefined) => {
  const url = `${build.apiUrl}/wl/v1/${path}`
  const headers: Record<string, string> = { Accept: 'application/json' }
  const channel = (club?.config as Record<string, unknown> | undefined)?.channel_id
  if (bearer) headers.Authorization = `Bearer ${bearer}`
  if (typeof channel === 'string') headers['channel-id'] = channel
  if (typeof locale === 'string') headers['Accept-Language'] = locale.replace('_', '-')
  const response = fetch(url, { headers, credentials: 'same-origin' })
  // Whoever takes the answer sees the failure; nobody may take it.
  response.catch(() => {})
  answers.set(url, { token: bearer, sent: Date.now(), response })
}
if (!club)
  ask(
    tenant === build.platformDomain
      ? 'platform/config/public'
      : `platform/domain/${encodeURIComponent(tenant)}/config/public`,
    undefined,
  )
else if (token && root.dataset.leaving === undefined && !lacking) {
  const fresh = parse(read('sessionStorage', 'fresh')) ?? {}
  const id = plain(location.pathname.split('/')[2] ?? '')
  const channels = ((club.channels ?? []) as string[])
    .map((slug) => `&channel_slug=${encodeURIComponent(slug)}`)
    .join('')
  for (const { topic, path } of attempt(() => JSON.parse(early ?? '[]') as Early[]) ?? []) {
    const needsId = path.includes('{id}')
    const at = Number(fresh[JSON.stringify(needsId ? [topic, id] : [topic])] ?? 0)
    if (Date.now() - at > 10_000)
      ask(path.replace('{id}', encodeURIComponent(id)).replace('{channels}', channels), token)
  }
}
window.earlyAnswers = answers

// Whoever was here before has the files: their hints count at once. On a first visit they leave the line to the style
// sheet until the page is painted, which one that nobody sees never is. What the next pages need waits for all of this one.
const insert = (moment: string) => {
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>(`[data-after=${moment}]`))
    document.head.append(content)
}
if (kept || document.hidden) insert('paint')
else requestAnimationFrame(() => setTimeout(insert, 0, 'paint'))
addEventListener('load', () => insert('load'))

const tellFault = () => document.getElementById('fault')?.removeAttribute('hidden')

// A form whose island does not run yet must neither lose what is typed nor post a secret natively: it waits. An
// island that runs takes every submission itself, so one that comes up to here untaken is held and made again: once its
// island has its code, and from then on until the island has come to life, or two seconds have shown that it never will.
const pause = 100
const mostTries = 20
const held = new WeakSet<HTMLFormElement>()
const tries = new WeakMap<HTMLFormElement, number>()
const submitLater = (form: HTMLFormElement) => {
  const island = form.closest('astro-island[ssr]')
  if (island) island.addEventListener('astro:hydrate', () => submitLater(form), { once: true })
  else
    setTimeout(() => {
      held.delete(form)
      form.requestSubmit()
    }, pause)
}
document.addEventListener('submit', (event) => {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  event.preventDefault()
  if (held.has(form)) return
  const tried = tries.get(form) ?? 0
  tries.set(form, tried < mostTries ? tried + 1 : 0)
  if (tried === mostTries) return tellFault()
  held.add(form)
  submitLater(form)
})

// A button that is pressed before its island runs is pressed once more when it does, however often it was pressed.
const pressed = new WeakSet<Element>()
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  const island = button?.closest('astro-island[ssr]')
  if (!button || !island || button.type === 'submit' || pressed.has(button)) return
  pressed.add(button)
  island.addEventListener(
    'astro:hydrate',
    () => {
      pressed.delete(button)
      button.click()
    },
    { once: true },
  )
})

// After a deploy an old page's chunks are gone: one reload fetches the new page; if that fails too, the page says so.
const reloadKey = 'reloaded-for-chunk'
document.addEventListener('astro:hydration-error', (event) => {
  event.preventDefault()
  tellFault()
})
addEventListener('vite:preloadError', (event) => {
  // Without the network there is no new page: the part that did not come says so itself.
  if (!navigator.onLine || read('sessionStorage', reloadKey) === location.pathname) return
  event.preventDefault()
  write(reloadKey, location.pathname)
  location.reload()
})
