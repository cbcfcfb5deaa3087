import { routeOf } from '../../routes.ts'

/** The time for which a page that has come is shown again without asking for it, in milliseconds. */
const freshFor = 10 * 60_000

/** Milliseconds that a request for a page may take, its body included: the same as a call of the platform. */
const timeLimit = 10_000

/** The pages of this visit by the name of the file that serves them: one file serves `/coupon/7` and `/coupon/8`. */
const pages = new Map<string, { readonly at: number; readonly page: Promise<Document | undefined> }>()

let policy: TrustPolicy | undefined

/** Parses a page of this site. Nothing of it runs: a parsed document has no scripts of its own and fetches nothing. */
const parse = (html: string): Document => {
  policy ??= window.trustedTypes?.createPolicy('pages', { createHTML: (text) => text })
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}

const load = async (path: string): Promise<Document | undefined> => {
  try {
    // The worker takes such a request for that of a page, and answers it without a network too.
    const answer = await fetch(path, { mode: 'no-cors', signal: AbortSignal.timeout(timeLimit) })
    if (!answer.ok || answer.redirected || !answer.headers.get('content-type')?.startsWith('text/html'))
      return undefined
    const page = parse(await answer.text())
    return page.getElementById('content') ? page : undefined
  } catch {
    return undefined
  }
}

/** Fetches the page of a path of this site, once for all paths of its file; undefined where none can be had. */
export const fetchPage = (path: string): Promise<Document | undefined> => {
  const file = routeOf(path)?.page ?? path.slice(1)
  const known = pages.get(file)
  if (known && Date.now() - known.at < freshFor) return known.page
  const page = load(path)
  pages.set(file, { at: Date.now(), page })
  void page.then((came) => came ?? pages.delete(file))
  return page
}

const keyOf = (link: Element): string => `${link.getAttribute('rel')} ${link.getAttribute('href')}`

/** Asks for the code of a page, all files of it at once, those of its member alone among them. */
export const fetchCode = (page: Document): void => {
  const known = new Set([...document.head.querySelectorAll('link')].map(keyOf))
  const ofMember = page.head.querySelector<HTMLTemplateElement>('template[data-after=member]')
  for (const part of [page.head, ...(ofMember ? [ofMember.content] : [])])
    for (const hint of part.querySelectorAll('link[rel=modulepreload], link[rel=preload][as=font]'))
      if (!known.has(keyOf(hint))) document.head.append(document.importNode(hint, true))
}

/** Selects the islands that a member's page starts at once; the start page may be her profile, which is requested. */
export const membersIslands =
  'astro-island[client=painted], :root:not([data-home=profile]) astro-island[client=session][opts*=member]'

const code = new Map<string, Readonly<Record<string, unknown>>>()

/** Runs the code of a page's content, so that its islands are drawn with the page. */
export const runCode = (page: Document): void => {
  for (const island of page.querySelectorAll(`#content :is(${membersIslands})`)) {
    const address = island.getAttribute('component-url') ?? ''
    // What fails here is asked for again by the island, which says so.
    if (!code.has(address))
      import(/* @vite-ignore */ address).then((file) => code.set(address, file)).catch(() => {})
  }
}

export const componentOf = (island: Element): unknown =>
  code.get(island.getAttribute('component-url') ?? '')?.[island.getAttribute('component-export') ?? '']
