import type { Content } from './content.ts'
import type { Spoken } from './messages.ts'
import { type Persona, personaNames } from './personas.ts'

/** Gives the address of a drawn picture by its name, such as `logo-fuel`. */
export type Picture = (name: string) => string

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
  /** The public settings, by dotted keys. */
  readonly settings: (picture: Picture) => Readonly<Record<string, unknown>>
  /** The platform's wording by language; an absent language has none. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
  readonly content: Content
  readonly people: readonly Persona[]
}

/** Returns the makers of a club's links: to a page of the portal, and to a page of its own site. */
export const linksOf = (site: string) => ({
  page: (title: string, target: string) => ({ title, link: { target, type: 'APP' } }),
  outside: (title: string, path: string) => ({
    title,
    link: { target: `${site}/${path}`, type: 'URL_BLANK' },
  }),
})

/** Returns the settings of a footer from the links of its columns by their titles. */
export const footerColumns = (columns: Readonly<Record<string, readonly unknown[]>>) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([text, items], index) => [
      [`FOOTER.column${index + 1}.enabled`, true],
      [`FOOTER.column${index + 1}.text`, text],
      [`FOOTER.column${index + 1}.links.items`, items],
    ]),
  )

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
