import { registrationCardKey, registrationSentKey, sentCodeKey } from '#lib/browser/storage-keys.ts'
import { type Route, routes } from '#lib/routes.ts'
import type { Tenant } from '#sandbox/tenant.ts'

/** The moment at which every page is seen, in unix seconds: a Thursday noon in Sofia. Half a second keeps both clocks from its edge. */
export const moment = Date.UTC(2026, 10, 26, 10) / 1000 + 0.5

/** A page as somebody sees it. */
export interface Screen {
  /** The person and the route, such as `member-coupon-id`; with `-end` for the page's end. */
  readonly name: string
  readonly viewer: 'visitor' | 'member'
  readonly address: string
  /** The values that the step before has handed over, by the key of the tab's storage. */
  readonly handedOver: Readonly<Record<string, unknown>>
  /** True when the page is seen at its end, where its footer is. */
  readonly isEnd: boolean
}

const all: readonly Route[] = routes

/** Ids that are rows of the sandbox: the first of the first member. */
const firstRow = '1'

/** The thing that is shown on a route with an id. */
const idOn = ({ content }: Tenant, path: string): string =>
  ({
    '/page/{id}': content.pages[0]?.id,
    '/news-article/{id}': content.news[0]?.id,
    '/consent/{id}': content.consents[0]?.id,
    '/reward/{id}': content.rewards[0]?.id,
  })[path] ?? firstRow

/** The values with which the later steps of a flow are opened. */
const handedOver = ({ confirmation, content, people }: Tenant): Readonly<Record<string, unknown>> => {
  const now = Math.floor(moment)
  const [person] = people
  return {
    [sentCodeKey]: { phone: person?.phone, length: 6, expires_at: now + 300, resend_at: now + 42 },
    [registrationCardKey]: {
      card_token: 'card',
      firstname: person?.firstname,
      lastname_initial: person?.lastname[0],
    },
    [registrationSentKey]: {
      channel: confirmation === 'sms' ? 'sms' : 'email',
      draft: {
        email: 'nora@example.com',
        firstname: person?.firstname,
        lastname: person?.lastname,
        phone: person?.phone,
        mode: 'later',
        consents: content.consents.map(({ id }) => ({ id, version_id: '1', agreed: true })),
      },
      code: { length: 6, expires_at: now + 3600, resend_at: now + 42 },
    },
  }
}

/** The file of a route: `/coupon/{id}` is coupon-id. */
const fileOf = (path: string): string => path.replace(/[/{}]+/g, '-').replace(/^-|-$/g, '') || 'start'

/** The routes whose end is seen too: the footer of either person, and a long form. */
const ends: readonly string[] = ['member-start', 'visitor-start', 'visitor-register-after-verify']

/** The screens of a club: every route, for each person who may open it. */
export const screensOf = (club: Tenant): readonly Screen[] =>
  all.flatMap(({ path, audience, needs }) =>
    (['visitor', 'member'] as const)
      .filter((viewer) => audience === 'anyone' || audience === viewer)
      .flatMap((viewer) => {
        const screen = {
          name: `${viewer}-${fileOf(path)}`,
          viewer,
          address: path.replace('{id}', idOn(club, path)),
          handedOver: needs ? { [needs]: handedOver(club)[needs] } : {},
          isEnd: false,
        }
        const isSeenTwice = ends.includes(screen.name)
        return isSeenTwice ? [screen, { ...screen, name: `${screen.name}-end`, isEnd: true }] : [screen]
      }),
  )

/** The windows in which each screen is taken: a phone's and a laptop's. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const

export type Size = (typeof sizes)[number]

/** The schemes in which each screen is taken. */
export const schemes = ['light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/** One picture of a screen. */
export interface Shot {
  readonly screen: Screen
  readonly size: Size
  readonly scheme: Scheme
  /** Its file below the baselines, such as `fuel/member-card-390-dark`. */
  readonly file: string
}

/** The pictures of a screen. */
export const shotsOf = (club: Tenant, screen: Screen): readonly Shot[] =>
  sizes.flatMap((size) =>
    schemes.map((scheme) => ({
      screen,
      size,
      scheme,
      file: `${club.id}/${screen.name}-${size.width}-${scheme}`,
    })),
  )
