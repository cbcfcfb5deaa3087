import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Locale, readLocale } from '../../i18n/locale.ts'
import { readAtMost, TooLarge } from '../read-at-most.ts'
import { type DeskState, openDesk } from './desk-state.ts'
import { askForSettings } from './given-settings.ts'
import { handOver } from './hand-over.ts'
import type { Desk, Texts } from './model.ts'
import { laySentences, laySettings, layWords } from './preview-page.ts'

/** The parts that a desk needs. */
export interface DeskOptions {
  /** The project's folder. */
  readonly root: string
  /** The address of the built site with a platform, such as `http://localhost:4321`. */
  readonly site: string
  /** The folder of the desk's own page, as `buildPage` writes it. */
  readonly page: string
  /** The clubs that can be looked at: ids that `?tenant=` takes. */
  readonly clubs: readonly string[]
  /** Is called with the files that were saved. */
  readonly written?: (files: readonly string[]) => void
}

/** The desk as a server. */
export type DeskServer = (request: Request) => Promise<Response>

/** The largest bodies: of an action of the desk, and of a call of the portal, such as a receipt. Bytes. */
const largest = { action: 1_000_000, call: 16_000_000 } as const

/** The parts of an action, by name. */
const given = v.record(v.string(), v.string())

const ownPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The policy of the page that loads a picture for the desk: pictures as the portal's pages may, and nothing else. */
const picturePolicy = [
  "default-src 'none'",
  "img-src 'self' data: https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** A page without a word or a script, in which the desk puts a picture to see whether it loads. */
const picturePage = (): Response =>
  new Response('<!doctype html><html lang="en"><title>The picture</title><body></body></html>', {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': picturePolicy,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    },
  })

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}

const json = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { 'Cache-Control': 'no-store' } })

const fileOf = (folder: string, path: string): Response => {
  const name = path === '' ? 'desk.html' : path
  const type = types[name.split('.').at(-1) ?? '']
  if (!/^[\w-]+(?:\.[\w-]+)*$/.test(name) || type === undefined)
    return new Response('Not found', { status: 404 })
  try {
    return new Response(readFileSync(join(folder, name)), {
      headers: { 'Content-Type': type, 'Content-Security-Policy': ownPolicy, 'Cache-Control': 'no-store' },
    })
  } catch {
    return new Response('Not found', { status: 404 })
  }
}

/** Headers that belong to one connection, or to bytes that are packed no more. */
const ofConnection = [
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'keep-alive',
  'transfer-encoding',
]

/** The site's policy, with leave for the desk to frame its pages. */
const framed = (policy: string): string => policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")

const clubOf = (domain: string): string => domain.split('.')[0] ?? domain

/** The sentences of a language; British English has but those of its own. */
const sentencesOf = (texts: Texts, locale: Locale) => ({
  ...(locale === 'en_GB' ? texts.en : {}),
  ...Object.fromEntries(Object.entries(texts[locale] ?? {}).filter(([, text]) => text !== '')),
})

/** Asks the site for what a browser asks the desk for, and lays the texts of the desk over the answer. */
const preview =
  (site: string, state: DeskState) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search, origin } = new URL(request.url)
    // A worker would keep pages that are older than the words.
    if (pathname === '/sw.js') return new Response('No worker in the preview', { status: 404 })
    const headers = new Headers(request.headers)
    for (const name of ['host', 'origin', 'if-none-match', 'accept-encoding', 'connection'])
      headers.delete(name)
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const answer = await fetch(site + pathname + search, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(hasBody ? { body: await readAtMost(request.body, largest.call) } : {}),
    })
    const kept = new Headers(answer.headers)
    for (const name of ofConnection) kept.delete(name)
    kept.delete('x-frame-options')
    kept.delete('strict-transport-security')
    const policy = kept.get('content-security-policy')
    if (policy !== null) kept.set('content-security-policy', framed(policy))
    if (!pathname.startsWith('/_astro/')) kept.set('cache-control', 'no-store')
    const type = kept.get('content-type') ?? ''
    const bodyless = answer.status === 204 || answer.status === 304 || request.method === 'HEAD'
    const send = (body: BodyInit | null) =>
      new Response(bodyless ? null : body, { status: answer.status, headers: kept })
    if (type.startsWith('text/html')) return send(layWords(await answer.text(), pathname, state.drafted()))
    // Pictures of the platform carry its own address, which is another one than the desk's.
    if (!type.includes('json')) return send(answer.body)
    const text = (await answer.text()).replaceAll(site, origin)
    const [, language] = /\/platform\/config\/translations\/([^/]+)$/.exec(pathname) ?? []
    const [, domain] = /\/platform\/domain\/([^/]+)\/config\/public$/.exec(pathname) ?? []
    if (!answer.ok || (language === undefined && domain === undefined)) return send(text)
    const texts = state.drafted()
    const laid =
      domain === undefined
        ? laySentences(JSON.parse(text), sentencesOf(texts, readLocale(language)))
        : laySettings(JSON.parse(text), clubOf(decodeURIComponent(domain)), texts.none ?? {})
    return send(JSON.stringify(laid))
  }

/** The methods that change nothing, for which browsers name no origin. */
const safe: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** Tells whether a request comes from a page of the desk, or from its address bar. */
const isOwn = ({ method, headers }: Request, { origin }: URL): boolean => {
  const site = headers.get('sec-fetch-site')
  const isNavigation = safe.has(method) && headers.get('sec-fetch-mode') === 'navigate'
  if (site !== null && site !== 'same-origin' && site !== 'none' && !isNavigation) return false
  return safe.has(method) || headers.get('origin') === origin
}

/** The hosts by which a browser of this machine may call the desk: any other page that names it is refused. */
const isLocal = (url: URL): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)

const notOwn = 'Only the desk itself may change words.'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Makes the server of the marketers' desk. DSK-1. */
export const createDesk = ({ root, site, page, clubs, written }: DeskOptions): DeskServer => {
  const state = openDesk(root, clubs, (files) => written?.(files))
  const show = preview(site, state)
  const actions: Readonly<Record<string, (given: Readonly<Record<string, string>>) => unknown>> = {
    draft: ({ name = '', text = '' }) => state.draft(name, text),
    fits: ({ name = '' }) => state.fits(name),
    save: () => state.save(),
    'hand-over': ({ about = '' }) => {
      const done = handOver(root, about)
      const left = Object.keys(state.status().drafts).length
      const stays =
        left === 1 ? '1 text that is not saved stays here.' : `${left} texts that are not saved stay here.`
      return left === 0 ? done : { ...done, sentence: `${done.sentence} ${stays}` }
    },
  }
  const act = async (name: string, request: Request): Promise<Response> => {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action || request.method !== 'POST') return json({ error: 'There is no such action.' }, 404)
    // A page of another site cannot send this type without asking first.
    if (request.headers.get('content-type') !== 'application/json') return json({ error: notOwn }, 403)
    try {
      const body = await readAtMost(request.body, largest.action)
      return json(await action(v.parse(given, JSON.parse(body.toString()))))
    } catch (error) {
      return json({ error: reasonOf(error) }, error instanceof TooLarge ? 413 : 422)
    }
  }
  return async (request) => {
    const url = new URL(request.url)
    if (!isLocal(url)) return new Response('The desk is for this computer only.', { status: 403 })
    if (!isOwn(request, url)) return json({ error: notOwn }, 403)
    const [, path] = /^\/desk(?:\/(.*))?$/.exec(url.pathname) ?? []
    if (url.pathname === '/desk') return new Response(null, { status: 308, headers: { Location: '/desk/' } })
    if (path === undefined) return show(request)
    if (path === 'api/desk')
      return json({ ...state.desk(), given: await askForSettings(site, clubs) } satisfies Desk)
    if (path === 'picture') return picturePage()
    return path.startsWith('api/') ? act(path.slice(4), request) : fileOf(page, path)
  }
}
