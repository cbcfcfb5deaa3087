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
  /** The platform's wording by language; an absent language has none. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
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

const sidebarTitles = {
  bg: 'Оферти на седмицата',
  cs: 'Nabídky týdne',
  en: 'Deals of the week',
  en_GB: 'Deals of the week',
  fr: 'Offres de la semaine',
  pl: 'Oferty tygodnia',
  ro: 'Ofertele săptămânii',
  sk: 'Ponuky týždňa',
}

/** The club's name, and the platform's title for the sidebar, in every language of the portal. */
export const wordsOfClub = (name: string): Tenant['translations'] =>
  Object.fromEntries(
    Object.entries(sidebarTitles).map(([lang, title]) => [
      lang,
      { web: { 'frame.header.club': name, 'frame.sidebar.title': title } },
    ]),
  )
