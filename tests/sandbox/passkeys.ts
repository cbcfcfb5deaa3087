import * as v from 'valibot'
import type { Assertion, Attestation } from '#lib/domain/session/passkey.ts'
import { key } from './columns.ts'
import { Failure } from './failure.ts'
import type { Visit } from './handler.ts'
import type { Account } from './members.ts'

/** Loads what checks signatures: it takes a tenth of a second, and most worlds never need it. */
export const webAuthn = () => import('@simplewebauthn/server')

const challengeLife = 300

const row = v.object({
  id: key,
  member_id: key,
  credential: v.string(),
  public_key: v.string(),
  counter: v.number(),
  name: v.string(),
  created_at: v.number(),
})
type Row = v.InferOutput<typeof row>

export const passkeysOf = ({ db }: Pick<Visit, 'db'>, member: string): readonly Row[] =>
  db.all(row, 'select * from passkey where member_id = ? order by id desc', member)

/** The site that a passkey belongs to: the host of the page that calls. */
export const siteOf = ({ page }: Pick<Visit, 'page'>): string => new URL(page).hostname

/** Writes a challenge down. member: the one who is to make a passkey; undefined to sign in, when nobody is known. */
export const storeChallenge = (visit: Visit, challenge: string, member?: string): void => {
  visit.db.insert('challenge', {
    ...{ challenge, tenant: visit.tenant.id, member_id: member, expires_at: visit.now + challengeLife },
  })
}

const clientData = v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.string() }))

/** Takes the challenge in that a device has answered; it counts once. Fails with `passkey_cancelled`. */
const spendChallenge = ({ db, tenant, now }: Visit, clientDataJson: string, member?: string): string => {
  const read = v.safeParse(clientData, Buffer.from(clientDataJson, 'base64url').toString())
  const challenge = read.success ? read.output.challenge : ''
  const spent = db.change(
    'delete from challenge where challenge = ? and tenant = ? and member_id is ? and expires_at > ?',
    ...[challenge, tenant.id, member, now],
  )
  if (spent === 0) throw new Failure('passkey_cancelled')
  return challenge
}

/** Adds what a device has made for a challenge of the member. Fails with `passkey_cancelled`, or `validation`. */
export const storePasskey = async (visit: Visit, member: Account, response: Attestation): Promise<Row> => {
  const challenge = spendChallenge(visit, response.response.clientDataJSON, member.id)
  const { verifyRegistrationResponse } = await webAuthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: visit.page,
    expectedRPID: siteOf(visit),
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw new Failure('validation')
  const { id, publicKey, counter } = registrationInfo.credential
  if (visit.db.one(row, 'select * from passkey where credential = ?', id)) throw new Failure('validation')
  visit.db.insert('passkey', {
    ...{ member_id: member.id, credential: id, public_key: Buffer.from(publicKey).toString('base64url') },
    ...{ counter, name: visit.device, created_at: visit.now },
  })
  const [added] = passkeysOf(visit, member.id)
  if (!added) throw new Error('a passkey that was written down is not there')
  return added
}

const found = v.object({ ...row.entries, tenant: v.string() })

/**
 * Returns the id of the member whose passkey has answered a challenge. Fails with `passkey_cancelled` when the challenge
 * is over, and with `passkey_unknown` for anything else, so that nobody learns which it was.
 */
export const holderOfPasskey = async (visit: Visit, response: Assertion): Promise<string> => {
  const challenge = spendChallenge(visit, response.response.clientDataJSON)
  const known = visit.db.one(
    found,
    'select passkey.*, tenant from passkey join member on member.id = member_id where credential = ?',
    response.id,
  )
  if (known?.tenant !== visit.tenant.id) throw new Failure('passkey_unknown')
  const { verifyAuthenticationResponse } = await webAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: visit.page,
    expectedRPID: siteOf(visit),
    credential: {
      id: known.credential,
      publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
      counter: known.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) throw new Failure('passkey_unknown')
  visit.db.run('update passkey set counter = ? where id = ?', authenticationInfo.newCounter, known.id)
  return known.member_id
}

/** Removes a passkey of a member. Fails with `not_found` when she has none of that id. */
export const dropPasskey = ({ db }: Visit, member: string, id: string): void => {
  if (db.change('delete from passkey where id = ? and member_id = ?', id, member) === 0)
    throw new Failure('not_found')
}
