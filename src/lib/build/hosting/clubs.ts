import * as v from 'valibot'
import { readPolicy } from './page-policy.ts'
import { sheetLink } from './sheet-links.ts'

/** The facts that a server has to know of one club's site. */
export const hostedClub = v.object({
  /** The policy of its pages, as the header says it. */
  policy: v.string(),
  /** The style sheets of each page, by the page's file. */
  sheets: v.record(v.string(), v.pipe(v.array(v.string()), v.readonly())),
  /** The address of the club's own CSS among them. */
  sheet: v.exactOptional(v.string()),
})
export type HostedClub = v.InferOutput<typeof hostedClub>

/** The clubs that one server serves, by their domains. */
export type HostedClubs = ReadonlyMap<string, HostedClub>

/** The folder that unknown hosts are led to: none, for no club's name has such a sign. */
export const noClub = '_none'

/** A value that most clubs have in common, and those of the other clubs. */
export interface ByClub {
  readonly usual: string
  readonly others: ReadonlyMap<string, string>
}

const byClub = (clubs: HostedClubs, read: (club: HostedClub) => string): ByClub => {
  const values = new Map([...clubs].map(([domain, club]) => [domain, read(club)] as const))
  const counts = new Map<string, number>()
  for (const value of values.values()) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [usual = ''] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? []
  return { usual, others: new Map([...values].filter(([, value]) => value !== usual)) }
}

/** A directive of the policies, with its end; empty where a policy does not have it. */
export type DirectiveByClub = ByClub & { readonly name: string }

/** The directives of all policies. In most of them all clubs agree. */
const directivesOf = (clubs: HostedClubs): readonly DirectiveByClub[] => {
  const policies = new Map([...clubs.values()].map(({ policy }) => [policy, readPolicy(policy)] as const))
  const names = new Set([...policies.values()].flatMap((policy) => [...policy.keys()]))
  return [...names].map((name) => ({
    name,
    ...byClub(clubs, ({ policy }) => {
      const sources = policies.get(policy)?.get(name)
      return sources ? `${[name, ...sources].join(' ')}; ` : ''
    }),
  }))
}

/** The header `Link` of a page. */
export interface PageLink {
  /** The sheets that clubs have in common, as the header names them. */
  readonly common: string
  /** True when the page of a club has that club's own CSS too. */
  readonly hasOwn: boolean
}

/** The links of pages, by the page's file; clubs of one build have the same, but for their own CSS. */
export type LinkGroup = ReadonlyMap<string, PageLink>

/** All that differs between the clubs of a server. */
export interface ClubsByHost {
  readonly domains: readonly string[]
  readonly directives: readonly DirectiveByClub[]
  readonly groups: readonly LinkGroup[]
  /** The place of each club's group among all of them. */
  readonly groupOf: ByClub
  /** The addition to the header for a club's own CSS; empty where it has none. */
  readonly ownLink: ByClub
}

/** The common part of a club's links, as text that two clubs of one build share. */
const commonLinks = ({ sheets, sheet }: HostedClub): string =>
  JSON.stringify(
    Object.entries(sheets).map(([file, all]) => [
      file,
      sheetLink(all.filter((address) => address !== sheet)),
    ]),
  )

/** Compares the clubs of a server: what they have in common is said once. */
export const compareClubs = (clubs: HostedClubs): ClubsByHost => {
  const all = [...new Set([...clubs.values()].map(commonLinks))]
  return {
    domains: [...clubs.keys()].toSorted(),
    directives: directivesOf(clubs),
    groups: all.map((text) => {
      const own = new Set(
        [...clubs.values()]
          .filter((club) => club.sheet !== undefined && commonLinks(club) === text)
          .flatMap(({ sheets, sheet = '' }) =>
            Object.entries(sheets).flatMap(([file, addresses]) => (addresses.includes(sheet) ? file : [])),
          ),
      )
      return new Map(
        (JSON.parse(text) as [string, string][]).map(([file, common]) => [
          file,
          { common, hasOwn: own.has(file) },
        ]),
      )
    }),
    groupOf: byClub(clubs, (club) => String(all.indexOf(commonLinks(club)))),
    ownLink: byClub(clubs, ({ sheet }) => (sheet === undefined ? '' : `, ${sheetLink([sheet])}`)),
  }
}
