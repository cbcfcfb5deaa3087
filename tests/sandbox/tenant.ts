import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '#lib/i18n/locale.ts'
import type { Content } from './content.ts'
import { type Persona, personaNames } from './personas.ts'
import type { Spoken } from './words.ts'

/** The next step of a registration: a code to the mail or phone, or a session at once. */
export type Confirmation = 'email' | 'sms' | 'none'

/** A club on the platform, all invented. */
export interface Tenant {
  /** Its domain, too: `platform/domain/{id}/config/public`. */
  readonly id: string
  readonly channelId: string
  readonly title: string
  /** Its trade, language and way to sign in, in the words of the demo's greeting. */
  readonly says?: string
  readonly lang: Spoken
  readonly confirmation: Confirmation
  /** The public settings, by dotted keys or nested; `picture:logo-fuel` stands for the address of a drawing. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Returns the platform's wording in a language; empty where it has none. */
  readonly translations: (lang: string) => Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly content: Content
  readonly people: readonly Persona[]
}

/** Returns the people of a club in the order of the personas. phones: their numbers but for the last digit. */
export const peopleOf = (
  phones: string,
  people: readonly (readonly [firstname: string, lastname: string, sex: Persona['sex']])[],
): readonly Persona[] =>
  people.flatMap(([firstname, lastname, sex], index) => {
    const name = personaNames[index]
    return name ? [{ name, phone: `${phones}${index + 1}`, firstname, lastname, sex }] : []
  })

/**
 * Returns a club's own words as the platform answers them: a file for each language in `tenants/<club>`, where the marketers' desk
 * writes them. They are read each time, so that a page loaded anew shows what was saved.
 */
export const wordsOfClub =
  (club: string): Tenant['translations'] =>
  (lang) => {
    // The language is asked for by any text, and no other file is read.
    const file = locales.find((locale) => locale === lang)
    const path = join(import.meta.dirname, 'tenants', club, `${file}.json`)
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  }
