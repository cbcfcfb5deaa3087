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

/** Returns the text that the server prints when it is up: where everything is, and who can sign in. */
export const greeting = (url: string, { hasTestersPages = false } = {}): string =>
  [
    '',
    `  Client Zone is running at ${url}`,
    ...(hasTestersPages ? [`  Pages for testers: ${url}/qa, for designers: ${url}/preview`] : []),
    '',
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
  ].join('\n')
