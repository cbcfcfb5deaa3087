import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { EndpointName } from '../../api/endpoints.ts'
import { inWords } from '../catalogue/wording.ts'
import { plainComment } from '../text-file.ts'

const folder = join(import.meta.dirname, '../../api/endpoints')

const commented = /\/\*\*((?:(?!\*\/)[\s\S])+)\*\/\s*export const (\w+) = endpoint\(/g

/** The rows of the published contract by name: the group of each, which is its file, and what it does, which is the comment above it. */
const rows: ReadonlyMap<string, readonly [tag: string, text: string]> = new Map(
  globSync('*.ts', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const tag = inWords(basename(file, '.ts'))
      return [...readFileSync(join(folder, file), 'utf8').matchAll(commented)].map(
        ([, comment = '', name = '']) => [name, [tag, plainComment(comment)]] as const,
      )
    }),
)

export const tags = [...new Set([...rows.values()].map(([tag]) => tag))].map((name) => ({
  name,
  description: `The calls of ${name.toLowerCase()}.`,
}))

/** Returns the group of a row, and what the row does. @throws for a row without a comment */
export const about = (name: EndpointName): readonly [tag: string, text: string] => {
  const found = rows.get(name)
  if (!found) throw new Error(`No comment stands above ${name} in lib/api/endpoints.`)
  return found
}

/** The rows that visitors may call too. A token that comes along must still be good, but for those that take none. */
export const openRows = [
  ...['signIn', 'requestSignInCode', 'signInWithCode', 'requestPasskeySignIn', 'signInWithPasskey'],
  ...['refreshSession', 'signOut', 'requestPasswordReset', 'resetPassword'],
  ...['verifyCard', 'register', 'verifyEmail', 'confirmVerification', 'confirmPrivacyRequest'],
  ...['listConsents', 'getConsentTextByVersion', 'getConsentText', 'getPage', 'getPageHtml'],
  ...['listStores', 'getDomainConfig', 'getConfig', 'getTranslations'],
] as const satisfies readonly EndpointName[]

export const parameterNotes: Readonly<Record<string, string>> = {
  id: 'The identity from the list or the answer before.',
  version_id: 'The identity of one version of a consent.',
  signed_id: 'The identity of an agreement, from the answer that gave it.',
  domain: 'The domain that members type.',
  lang: 'A language: bg, cs, en, en_GB, fr, pl, ro or sk.',
  offset: 'How many items are passed over.',
  limit: 'How many items a page holds.',
  lat: 'Where the member is, in degrees to three decimals; with `lng`.',
  lng: 'Where the member is, in degrees to three decimals; with `lat`.',
  q: 'What a member types to find something by its name or address.',
  channel_slug: 'The channels to read; given once for each.',
}

const seconds = 'Seconds.'
const unixSeconds = 'Unix seconds.'
const html = 'HTML. The portal shows it sanitised.'
const webAuthentication = 'of Web Authentication Level 3; bytes are base64url.'

/** The notes on a schema, by its name, or on a field, by its own name. */
export const notes: Readonly<Record<string, string>> = {
  Id: 'An identity. A number is read as the same text: 1 and "1" are one item.',
  Numeric: 'A number. One that is written as text is read as a number.',
  Flag: 'True or false. 1, "1" and "true" are read as true.',
  Text: 'A text. A number is read as one.',
  Name: 'A text of at most 500 characters, or a number; a longer one is cut.',
  Line: 'A text of at most 2,000 characters, or a number; a longer one is cut.',
  Code: 'A text of at most 500 characters, or a number; a longer one is left out.',
  CreationOptions: `PublicKeyCredentialCreationOptionsJSON ${webAuthentication}`,
  RequestOptions: `PublicKeyCredentialRequestOptionsJSON ${webAuthentication}`,
  Attestation: `RegistrationResponseJSON ${webAuthentication}`,
  Assertion: `AuthenticationResponseJSON ${webAuthentication}`,
  SignedIn:
    'Where the session is in cookies: it has begun, or was renewed, and its cookies came with the answer.',
  Translations: 'By type, then by dotted key.',
  general: 'Settings by dotted key, such as "GENERAL.lang". A nested object means the same.',
  points: 'Hundredths: 12500 is shown as 125.',
  pending_points: 'Hundredths.',
  ...{ at: unixSeconds, expires_at: unixSeconds, valid_from: unixSeconds, valid_until: unixSeconds },
  ...{ expiration_at: unixSeconds, signed_at: unixSeconds, created_at: unixSeconds },
  ...{ last_seen_at: unixSeconds, timestamp: unixSeconds },
  ...{ resend_in: seconds, expires_in: seconds },
  distance_m: 'Metres.',
  ...{ html, body_html: html, description_html: html },
  link_url: 'JSON text of an object with "button" and "url".',
}
