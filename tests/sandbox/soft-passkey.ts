import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '#lib/domain/session/passkey.ts'

/** The flags of authenticator data: the person was there and proved who she is; a credential is attached. Level 3, 6.1. */
const [present, verified, attached] = [0x01, 0x04, 0x40]

const idLength = 32

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const coded = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

const numbers = (counter: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(counter)
  return bytes
}

interface SoftPasskey {
  /** Makes the passkey, as a device does when it is asked for one. */
  create(options: CreationOptions): Attestation
  prove(options: RequestOptions): Assertion
}

/** Returns a device made of software, on a page of `origin`: real keys and signatures, nobody to ask. LCK-1. */
export const softPasskey = (origin: string): SoftPasskey => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = coded(randomBytes(idLength))
  let handle = ''
  let count = 0

  const client = (type: string, challenge: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })
  const head = (rpId: string, flags: number, counter: number) =>
    Buffer.concat([sha256(rpId), Buffer.from([flags]), numbers(counter)])
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const

  return {
    create: ({ challenge, rp, user }) => {
      handle = user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // An elliptic key of P-256 for ES256. RFC 9053.
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const model = Buffer.alloc(16)
      const authData = Buffer.concat([
        head(rp.id ?? new URL(origin).hostname, present | verified | attached, count),
        ...[model, Buffer.from([0, idLength]), Buffer.from(id, 'base64url'), key],
      ])
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      )
      return {
        ...credential,
        response: {
          clientDataJSON: coded(client('webauthn.create', challenge)),
          attestationObject: coded(attestation),
          transports: ['internal'],
        },
      }
    },

    prove: ({ challenge, rpId }) => {
      count += 1
      const clientData = client('webauthn.get', challenge)
      const authData = head(rpId ?? new URL(origin).hostname, present | verified, count)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: coded(clientData),
          authenticatorData: coded(authData),
          signature: coded(signature),
          userHandle: handle,
        },
      }
    },
  }
}
