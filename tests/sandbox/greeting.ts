import { personaEmail, personaPassword, situations } from './personas.ts'
import { freeCards } from './seeds.ts'
import type { Tenant } from './tenant.ts'
import { demoClubs } from './tenants.ts'

const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    `    ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
}

const people = (tenant: Tenant): string[] =>
  table(
    tenant.people.map(({ name, phone, firstname, lastname }) => [
      personaEmail(name),
      phone,
      `${firstname} ${lastname}`,
      situations[name].says,
    ]),
  )

const demo = (url: string): readonly string[] => [
  ...demoClubs.flatMap((club) => [
    `  ${club.title}, ${club.says}: ${url}/?tenant=${club.id}`,
    ...people(club),
    '',
  ]),
  `  Everybody's password is ${personaPassword}`,
  `  Cards that can be paired: ${freeCards[0]} to ${freeCards.at(-1)?.slice(-4)}`,
  `  Promo codes: ${demoClubs[0].content.promos.map(({ code }) => code).join(', ')}`,
  `  SMS and mails arrive in the outbox: ${url}/__sandbox/outbox`,
  '',
]

/** The facts of a site that is served. */
interface ServedSite {
  readonly hasTestersPages?: boolean
  /** The platform that the site asks, where that is not the embedded one. */
  readonly platform?: string
}

/** Returns the text that the server prints when it is up: where everything is, and who can sign in. */
export const greeting = (url: string, { hasTestersPages = false, platform }: ServedSite = {}): string =>
  [
    '',
    `  Client Zone is running at ${url}`,
    ...(hasTestersPages ? [`  Pages for testers: ${url}/qa, for designers: ${url}/preview`] : []),
    '',
    ...(platform === undefined
      ? demo(url)
      : [
          `  It was built with API_URL and asks ${platform}: its clubs are there, and its members sign in.`,
          `  The people of the demo are not. That platform has to allow the origin ${url}.`,
          '',
        ]),
  ].join('\n')
