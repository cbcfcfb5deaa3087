import { clubCacheKey, portalCacheKey } from '#lib/browser/storage-keys.ts'
import { readUrl } from '#lib/domain/read-url.ts'
import {
  contentHash,
  filesAt,
  filesOf,
  isKeptFile,
  listedAs,
  type PortalBuild,
  readPageMark,
} from './portal-build.ts'
import type { WorkerScope } from './worker-scope.ts'

/** The entry of a cache that says that its worker has taken over; its text is the ids of the pages that were open then. */
const takenOver = '/_worker/taken-over'

/** The entry of a cache that says that the host has had a page of a newer build. */
const outdated = '/_worker/outdated'

/** The entry of a cache that says how often its build could not be installed, since the host has had other pages. */
const refused = '/_worker/refused'

/** The number of such tries after which pages are asked for at the host: one of them may have met a deploy. */
const mostRefused = 2

/** The number of files that are fetched at the same time: the page itself may need the line. */
const atOnce = 3

const nothing = () => undefined

const nameOf = ({ id }: PortalBuild): string => portalCacheKey(id)

const ownCaches = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(portalCacheKey()))

const olderThan = async (build: PortalBuild): Promise<readonly string[]> =>
  (await ownCaches()).filter((name) => name !== nameOf(build))

/** Tells whether the worker of a build has taken over, now or once; one that waits has not. */
const hasTakenOver = async (name: string): Promise<boolean> =>
  (await caches.match(takenOver, { cacheName: name })) !== undefined

/** Removes all that any worker of the portal has kept, and what pages have kept for it. */
export const removeAll = async (): Promise<void> => {
  for (const name of [...(await ownCaches()), clubCacheKey]) await caches.delete(name)
}

const addressesIn = async (name: string): Promise<readonly string[]> =>
  (await (await caches.open(name)).keys()).flatMap(({ url }) => {
    const address = readUrl(url)
    return address ? address.pathname + address.search : []
  })

/** The name of a file without its hashes: `/_astro/till.Hl_Y_pGw.js` is `/_astro/till.js`. */
const stemOf = (address: string): string => address.replace(/\?.*/, '').replace(/\.[\w-]+(?=\.\w+$)/, '')

const types: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  woff2: /font|octet-stream/,
  wasm: /wasm|octet-stream/,
}

/** Asks the host for a file; throws unless the answer is that kind of file, and a dictionary the one of this build. */
const fetchFile = async (listed: string): Promise<Response> => {
  const [address = '', hash] = listed.split('?')
  const answer = await fetch(address, { priority: 'low', ...(hash && { cache: 'no-cache' }) })
  const type = answer.headers.get('content-type') ?? ''
  const expected = types[/\w+$/.exec(address)?.[0] ?? '']
  if (answer.status !== 200 || answer.redirected || !expected?.test(type))
    throw new Error(`${address} was answered with ${answer.status} ${type}`)
  if (hash && !(await contentHash(await answer.clone().arrayBuffer())).startsWith(hash))
    throw new Error(`${address} is not the dictionary of this build`)
  return answer
}

/** The mark of a page as the host has it; undefined for any other answer. */
const markIn = async (answer: Response): Promise<string | undefined> =>
  answer.status === 200 && !answer.redirected ? readPageMark(await answer.text()) : undefined

class WrongPage extends Error {}

/** Asks the host for a page; throws unless it is the one of this build, which a deploy may just be replacing. */
const fetchPage = async (build: PortalBuild, page: string): Promise<Response> => {
  const answer = await fetch(page, { cache: 'no-cache', priority: 'low' })
  if ((await markIn(answer.clone())) === build.pages[page]?.[0]) return answer
  const Reason = answer.status === 200 ? WrongPage : Error
  throw new Reason(`${page} is not the page of this build`)
}

interface Wish {
  readonly pages: Iterable<string>
  readonly files: Iterable<string>
}

/** Puts what is missing into a build's cache, the pages last; throws at the first thing that does not come. */
const complete = async (build: PortalBuild, { pages, files }: Wish): Promise<void> => {
  const cache = await caches.open(nameOf(build))
  const present = new Set(await addressesIn(nameOf(build)))
  const each = async (addresses: Iterable<string>, load: (address: string) => Promise<Response>) => {
    const missing = [...new Set(addresses)].filter((address) => !present.has(address))
    for (let at = 0; at < missing.length; at += atOnce)
      await Promise.all(
        missing.slice(at, at + atOnce).map(async (address) => cache.put(address, await load(address))),
      )
  }
  // A file that another build has as well is not fetched again: its name says what is in it.
  await each(
    files,
    async (address) => (await caches.match(address, { ignoreVary: true })) ?? fetchFile(address),
  )
  await each(pages, (page) => fetchPage(build, page))
}

const noteRefused = async (build: PortalBuild): Promise<void> => {
  const cache = await caches.open(nameOf(build))
  const earlier = Number(await (await cache.match(refused))?.text())
  await cache.put(refused, new Response(String((earlier || 0) + 1)))
}

/** Tells whether a newer build could not be installed, so that what is kept of this one may be out of date for ever. OFF-3. */
export const isNewerRefused = async (): Promise<boolean> =>
  Number(await (await caches.match(refused).catch(nothing))?.text()) >= mostRefused

/**
 * Fetches all that a build's worker must have before it may take over: the first pages with their files, and, unless
 * the member saves data, what an earlier build has kept, in its new form. Goes on where an earlier try has stopped.
 * Rejects when something does not come; nothing uses what is there then. OFF-3.
 */
export const installBuild = async (build: PortalBuild, isSparing: boolean): Promise<void> => {
  const older = await olderThan(build)
  const kept = isSparing ? [] : (await Promise.all(older.map(addressesIn))).flat()
  const stems = new Set(kept.filter(isKeptFile).map(stemOf))
  const pages = [...build.first, ...kept.filter((address) => Object.hasOwn(build.pages, address))]
  const completion = complete(build, {
    pages,
    files: [
      ...pages.flatMap((page) => filesOf(build, page)),
      ...build.files.filter((address) => stems.has(stemOf(address))),
    ],
  })
  await completion.catch(async (error: unknown) => {
    if (error instanceof WrongPage) await noteRefused(build)
    throw error
  })
  await (await caches.open(nameOf(build))).delete(refused)
  // What a build has kept that never took over is of no use to anybody now.
  for (const name of older) if (!(await hasTakenOver(name))) await caches.delete(name)
}

/** Notes that the host has a newer build, where its answer for a page is another page than that of this one. */
export const reportNewerBuild = async (build: PortalBuild, page: string, answer: Response): Promise<void> => {
  const mark = await markIn(answer)
  if (mark === undefined || mark === build.pages[page]?.[0]) return
  // A worker that has left has none, and makes none anew.
  if (!(await caches.has(nameOf(build)))) return
  await (await caches.open(nameOf(build))).put(outdated, new Response())
}

/** Tells whether the host has a newer build, as far as pages have shown that came from it. */
export const isOutdated = async (build: PortalBuild): Promise<boolean> =>
  (await caches.match(outdated, { cacheName: nameOf(build) })) !== undefined

/** Notes that the worker of a build has taken over, and from which open pages. */
export const reportTakeover = async (build: PortalBuild, openPages: readonly string[]): Promise<void> => {
  const cache = await caches.open(nameOf(build))
  await cache.put(takenOver, new Response(JSON.stringify(openPages)))
}

/** Removes what earlier builds have kept, unless a page of theirs is still open; a newer one that waits stays. */
export const removeOlder = async (
  build: PortalBuild,
  isOpen: (id: string) => Promise<boolean>,
): Promise<void> => {
  const older: string[] = []
  for (const name of await olderThan(build)) if (await hasTakenOver(name)) older.push(name)
  if (older.length === 0) return
  const note = await caches.match(takenOver, { cacheName: nameOf(build) })
  const ids = (await note?.json()) as readonly string[] | undefined
  if (!ids) return
  for (const id of ids) if (await isOpen(id)) return
  for (const name of older) await caches.delete(name)
}

/** Keeps what a page has used, the page itself last, and then the late parts of the first pages. */
export const cacheUsed = async (
  build: PortalBuild,
  page: string | undefined,
  used: readonly string[],
  isSparing: boolean,
): Promise<void> => {
  const known = new Set(build.files)
  const pages = page === undefined ? [] : [page]
  await complete(build, {
    pages,
    files: [
      ...used.map((address) => listedAs(build, address)).filter((address) => known.has(address)),
      ...pages.flatMap((one) => filesOf(build, one)),
    ],
  })
  // The first pages too, for a browser may have removed them meanwhile.
  await complete(build, {
    pages: build.first,
    files: [
      ...build.first.flatMap((one) => filesOf(build, one)),
      ...(isSparing ? [] : filesAt(build, build.late)),
    ],
  })
}

/** The kept page of a build; undefined when there is none, or no cache to look into. */
export const cachedPage = (build: PortalBuild, page: string): Promise<Response | undefined> =>
  caches.match(page, { cacheName: nameOf(build), ignoreVary: true }).catch(nothing)

/** A file of a build, of whichever build has kept it; undefined when there is none, or no cache to look into. */
export const cachedFile = (build: PortalBuild, url: string): Promise<Response | undefined> =>
  caches.match(listedAs(build, readUrl(url)?.pathname ?? url), { ignoreVary: true }).catch(nothing)

const leaveIfRemoved = async ({ registration }: Pick<WorkerScope, 'registration'>): Promise<boolean> => {
  const { status } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })
  if (status !== 404 && status !== 410) return false
  await removeAll()
  return registration.unregister()
}

/** Returns a function that takes the worker away where its site has none any more, and tells so; it asks once. OFF-3. */
export const leaverOf = (scope: Pick<WorkerScope, 'registration'>): (() => Promise<boolean>) => {
  let leaving: Promise<boolean> | undefined
  return () => {
    // Without network the worker stays.
    leaving ??= leaveIfRemoved(scope).catch(() => false)
    return leaving
  }
}
