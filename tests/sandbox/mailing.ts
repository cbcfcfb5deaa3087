import type { Visit } from './handler.ts'
import { send } from './outbox.ts'
import { isHostOf } from './tenants.ts'
import { type LetterName, words } from './words.ts'

interface Parts {
  readonly channel?: 'sms' | 'mail'
  readonly to: string
  readonly code?: string
  /** The subject of the message: a reward, a shop, a reference. */
  readonly about?: string
  readonly token?: string
  /** The page that the link opens, such as `/deletion`; its token goes with it. */
  readonly page?: string
}

/** A link of a mail. A club that has no host of its own here is named in it. */
function linkTo({ origin, tenant }: Visit, page: string, token: string): string {
  const url = new URL(page, origin)
  url.searchParams.set('token', token)
  if (!isHostOf(tenant, url.host)) url.searchParams.set('tenant', tenant.id)
  return url.href
}

const filledIn = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** Writes a message in the member's language and sends it. */
export function write(
  visit: Visit,
  name: LetterName,
  { channel = 'mail', to, code, about, token, page }: Parts,
): void {
  const { subject, body } = words[visit.lang].letters[name]
  send(visit, {
    channel,
    receiver: to,
    subject: `${visit.tenant.title}: ${subject}`,
    body: filledIn(body, { club: visit.tenant.title, code, about }),
    code,
    token,
    link: page && token && linkTo(visit, page, token),
  })
}
