import { readSettings } from '#lib/config/read-settings.ts'
import type { Card } from '#lib/domain/card/card.ts'
import type { Visit } from '../handler.ts'
import type { Account } from '../members.ts'
import type { PassFacts } from './apple-pass.ts'

/** The address of a signed pass, where Apple Wallet fetches it without a token. */
export const passAt = (origin: string, link: string): string => `${origin}/__sandbox/wallet/${link}.pkpass`

/** The address that takes the place of `https://pay.google.com/gp/v/save/…`, which knows no invented club. */
export const saveAt = (origin: string, pass: string): string => `${origin}/__sandbox/wallet/save/${pass}`

/** Returns what a pass tells of a member's card. */
export function factsOf(
  { tenant, lang }: Pick<Visit, 'tenant' | 'lang'>,
  { firstname, lastname }: Account,
  card: Card,
): PassFacts {
  const { primary } = readSettings(tenant.settings(() => '')).VISUAL.color
  return {
    club: tenant.title,
    colour: /^#[\da-f]{6}$/i.test(primary) ? primary : '#1f2933',
    holder: `${firstname} ${lastname}`,
    card,
    lang,
  }
}
