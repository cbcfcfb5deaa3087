import type { Sex } from '#lib/domain/member.ts'

/** The persons in every club; each represents a situation that the portal must cope with. */
export const personaNames = ['verified', 'zero', 'unverified', 'cardless', 'newcomer'] as const
export type PersonaName = (typeof personaNames)[number]

/** The password of all of them. It is readable on purpose: nobody but a demo lives here. */
export const personaPassword = 'Demo1234'

export const personaEmail = (name: PersonaName): string => `${name}@example.com`

export interface Persona {
  readonly name: PersonaName
  readonly phone: string
  readonly firstname: string
  readonly lastname: string
  readonly sex: Sex
}

export interface Situation {
  readonly says: string
  readonly isVerified: boolean
  readonly points: number
  readonly card?: { readonly type: 'physical' | 'virtual'; readonly format?: 'code128' | 'ean13' | 'qr' }
  readonly coupons: 'all' | 'none'
  readonly transactions: number
  readonly addresses: number
  readonly receipts: number
  readonly redemptions: number
  readonly secondPhones: number
}

export const situations: Record<PersonaName, Situation> = {
  verified: {
    says: 'verified, with points and a card',
    isVerified: true,
    points: 425_050,
    card: { type: 'physical', format: 'code128' },
    coupons: 'all',
    transactions: 320,
    addresses: 2,
    receipts: 26,
    redemptions: 4,
    secondPhones: 1,
  },
  zero: {
    says: 'verified, with a card but no points',
    isVerified: true,
    points: 0,
    card: { type: 'physical', format: 'ean13' },
    coupons: 'all',
    transactions: 6,
    addresses: 1,
    receipts: 5,
    redemptions: 0,
    secondPhones: 0,
  },
  unverified: {
    says: 'not verified yet',
    isVerified: false,
    points: 125_000,
    card: { type: 'virtual', format: 'qr' },
    coupons: 'all',
    transactions: 12,
    addresses: 0,
    receipts: 0,
    redemptions: 0,
    secondPhones: 0,
  },
  cardless: {
    says: 'verified, without a card',
    isVerified: true,
    points: 60_000,
    coupons: 'all',
    transactions: 25,
    addresses: 1,
    receipts: 0,
    redemptions: 0,
    secondPhones: 0,
  },
  newcomer: {
    says: 'verified, new: nothing collected yet',
    isVerified: true,
    points: 0,
    card: { type: 'virtual' },
    coupons: 'none',
    transactions: 0,
    addresses: 0,
    receipts: 0,
    redemptions: 0,
    secondPhones: 0,
  },
}
