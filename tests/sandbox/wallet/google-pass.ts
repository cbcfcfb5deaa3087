import { sign } from 'node:crypto'
import type { PassFacts } from './apple-pass.ts'
import { throwawaySigner } from './signer.ts'

const issuer = '3388000000000000000'

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const types = { code128: 'CODE_128', ean13: 'EAN_13', qr: 'QR_CODE' } as const

/** Makes a card's pass for Google Wallet: the signed token that stands at the end of a link which saves it. now: unix seconds. */
export function googlePass({ club, colour, holder, card }: PassFacts, now: number): string {
  const { format, value } = card.barcode ?? { format: 'code128', value: card.number }
  const classId = `${issuer}.club`
  const payload = {
    loyaltyClasses: [{ id: classId, issuerName: club, programName: club, hexBackgroundColor: colour }],
    loyaltyObjects: [
      {
        id: `${issuer}.${card.number}`,
        classId,
        state: 'ACTIVE',
        accountId: card.number,
        accountName: holder,
        barcode: { type: types[format], value },
      },
    ],
  }
  const head = { alg: 'RS256', typ: 'JWT' }
  const claims = { iss: 'demo@club.example', aud: 'google', typ: 'savetowallet', iat: now, payload }
  const signed = `${part(head)}.${part(claims)}`
  const { signerKey } = throwawaySigner()
  return `${signed}.${sign('sha256', Buffer.from(signed), signerKey).toString('base64url')}`
}
