import type { Content } from './content.ts'
import type { Spoken } from './messages.ts'
import type { Persona } from './personas.ts'

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
