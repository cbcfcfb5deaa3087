import { readBody } from '../../api/answer.ts'
import { timeLimit, urlOf } from '../../api/client.ts'
import { getDomainConfig, getTranslations } from '../../api/endpoints/club.ts'
import type { ColourSense } from '../../design/resolve.ts'
import type { Dictionary } from '../../i18n/translation.ts'
import { headersToAllow } from '../contract/cors.ts'
import {
  clockFinding,
  furtherHeadersFor,
  limitPaths,
  schemeFinding,
  sessionFinding,
  type TimedAnswer,
} from './answer-rules.ts'
import { type ContentSource, contentFindings } from './content.ts'
import {
  type Check,
  corsChecks,
  type Finding,
  good,
  inOrder,
  listed,
  undetermined,
  wrong,
} from './finding.ts'
import { callSources, imageSources, isAllowed } from './policy-sources.ts'
import {
  dateLines,
  exposedLines,
  headerLines,
  originLines,
  preflightLines,
  refusalLines,
} from './server-lines.ts'

/** A page, with what it needs to examine its own platform. */
export interface Page {
  /** The origin of the page. */
  readonly origin: string
  /** The origin of the platform; the page's own where both are one. */
  readonly base: string
  /** The domain whose settings the page asks for. */
  readonly domain: string
  /** The policies that hold for the page, as text. */
  readonly policies: readonly string[]
  readonly sense: ColourSense
  /** The portal's own words, all of them. */
  readonly dictionary: Dictionary
  readonly fetcher: typeof fetch
  /** Tells whether the browser draws a picture. */
  readonly draws: (url: URL) => Promise<boolean>
}

const notHere = 'A page is not told this by its browser; the command above is.'

/** An answer as a page may read it; undefined where its browser gives it none. */
const ask = async (
  fetcher: typeof fetch,
  url: string,
  init: RequestInit = {},
): Promise<TimedAnswer | undefined> => {
  const sent = Date.now()
  try {
    const signal = AbortSignal.timeout(timeLimit)
    const response = await fetcher(url, { credentials: 'same-origin', cache: 'no-store', signal, ...init })
    const text = await response.text()
    const { status, headers } = response
    return { status, headers, text, body: readBody(text), sent, received: Date.now() }
  } catch {
    return undefined
  }
}

/** Tells whether a platform answers at all, by a request that does not want to read the answer. */
const isReached = (fetcher: typeof fetch, url: string): Promise<boolean> =>
  fetcher(url, {
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeLimit),
  }).then(
    () => true,
    () => false,
  )

const trialValues: Readonly<Record<string, string>> = {
  authorization: 'Bearer doctor',
  'content-type': 'application/json',
  'idempotency-key': '"doctor"',
}

/** Finds out which request headers the platform allows, by asking for public settings with them. required: those that the portal sends. */
const headerFindings = async (
  { fetcher }: Page,
  url: string,
  required: readonly string[],
  isRefusalRead: boolean,
): Promise<readonly Finding[]> => {
  // A token that is no good may be refused.
  const names = required
    .map((name) => name.toLowerCase())
    .filter((name) => isRefusalRead || name !== 'authorization')
  const tried = (some: readonly string[]) =>
    ask(fetcher, url, {
      headers: Object.fromEntries(some.map((name) => [name, trialValues[name] ?? 'doctor'])),
    })
  const allowed = [
    good('preflight', 'OPTIONS is answered.'),
    good('headers', 'Preflights allow the headers that the portal sends.'),
  ]
  if (await tried(names)) return allowed
  const refused: string[] = []
  for (const name of names) if (!(await tried([name]))) refused.push(name)
  if (refused.length === 0) return allowed
  if (refused.length === names.length)
    return [
      wrong(
        'preflight',
        'OPTIONS is not answered as a browser wants it: it takes no call with a header.',
        preflightLines,
      ),
      undetermined('headers', 'No preflight is answered as a browser wants it.'),
    ]
  return [
    good('preflight', 'OPTIONS is answered.'),
    wrong('headers', `Access-Control-Allow-Headers lacks ${listed(refused)}.`, headerLines(required)),
  ]
}

const corsFindings = async (
  page: Page,
  url: string,
  settings: TimedAnswer,
  user: TimedAnswer | undefined,
) => {
  const { origin, base, fetcher } = page
  const limit = limitPaths.map((path) => ask(fetcher, `${base}/wl/v1/${path}`, { credentials: 'omit' }))
  const required = headersToAllow(furtherHeadersFor(settings, await Promise.all(limit)))
  const isExposed = settings.headers.has('date')
  return [
    good('origin', `Pages of ${origin} may read its answers.`),
    ...(await headerFindings(page, url, required, user !== undefined)),
    user
      ? good('refusals', `Pages of ${origin} may read refusals.`)
      : wrong(
          'refusals',
          'Answers may be read and refusals not: GET user without a token. A member would read that there is no network.',
          refusalLines(origin),
        ),
    isExposed
      ? good('exposed', 'Pages may see Date.')
      : wrong(
          'exposed',
          'Pages do not see Date: Access-Control-Expose-Headers lacks it, or it is not sent.',
          exposedLines,
        ),
  ]
}

/** The content of a platform, as a page asks for it. */
const contentOf = ({
  origin,
  base,
  domain,
  fetcher,
  sense,
  dictionary,
  policies,
  draws,
}: Page): ContentSource => ({
  ...{ domain, portal: origin, sense, dictionary },
  askWording: (lang, headers) =>
    ask(fetcher, urlOf(base, getTranslations, { params: { lang } }), { headers }),
  policies: async () => ({
    whose: 'The policy of this page',
    sources: policies.flatMap((policy) => {
      const read = imageSources(policy)
      return read ? [read] : []
    }),
  }),
  askPicture: async (picture) =>
    (await draws(picture.url)) ? { picture, status: 200, type: 'image/*' } : { picture },
  seesPacking: false,
})

/** Examines the platform of a page as far as its browser lets it, by the same rules as the command. Changes nothing there. */
export const examineHere = async (page: Page): Promise<readonly Finding[]> => {
  const { origin, base, domain, fetcher } = page
  const platform = new URL(base)
  const isFar = platform.origin !== origin
  // Whether a host writes into pages is seen from outside alone.
  const skipped: readonly Check[] = ['pages', ...(isFar ? [] : corsChecks)]
  const scheme = schemeFinding(platform, new URL(origin))
  if (scheme.status === 'wrong') return inOrder([scheme], 'No browser makes the call.', skipped)
  const url = urlOf(base, getDomainConfig, { params: { domain } })
  const calls = page.policies.flatMap((policy) => {
    const read = callSources(policy)
    return read ? [read] : []
  })
  if (!isAllowed(platform, calls, origin)) {
    const address = wrong(
      'address',
      `The policy of this page (connect-src) does not let it call ${platform.origin}.`,
      `Send the policy that the build has written for its platform, or add ${platform.origin} to connect-src of the header Content-Security-Policy that the host sends.`,
    )
    return inOrder([address, scheme], 'No call leaves the page.', skipped)
  }
  const settings = await ask(fetcher, url)
  if (!settings) {
    const isThere = isFar && (await isReached(fetcher, url))
    const finding = isThere
      ? wrong(
          'origin',
          `${platform.host} answers, and does not let pages of ${origin} read it.`,
          originLines(origin),
        )
      : wrong(
          'address',
          `${platform.host} gives this browser no answer: it cannot be reached, or its certificate is not trusted.`,
          `Open ${url} in a tab of its own: the browser says there what is wrong.`,
        )
    const address = isThere ? [good('address', `${platform.host} answers.`)] : []
    return inOrder([...address, scheme, finding], 'No answer can be read.', skipped)
  }
  // The session of whoever is signed in here has no part in it.
  const user = await ask(fetcher, `${base}/wl/v1/user`, { credentials: 'omit' })
  const date = settings.headers.has('date')
    ? good('date', 'Answers have a Date header.')
    : isFar
      ? undetermined('date', 'It cannot be seen from this origin.')
      : wrong('date', 'No Date header in the answer to the public settings.', dateLines)
  const findings = [
    good('address', `${platform.host} answers.`),
    ...(platform.protocol === 'https:' ? [good('certificate', 'This browser trusts its certificate.')] : []),
    scheme,
    ...(isFar
      ? await corsFindings(page, url, settings, user)
      : [good('origin', 'The page stands on the platform’s own origin: browsers ask for no permission.')]),
    date,
    clockFinding(settings, 'this device'),
    ...(user ? [sessionFinding(user)] : []),
    ...(await contentFindings(settings, contentOf(page))),
  ]
  return inOrder(findings, notHere, skipped)
}
