import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { EndpointName } from '../../api/endpoints.ts'
import { identity, linkedIdentity, notice, openSession } from '../../domain/account-access/account-access.ts'
import { address } from '../../domain/addresses/address.ts'
import { walletLinks } from '../../domain/card/card.ts'
import { publicConfig, translations } from '../../domain/club/club.ts'
import { consent, consentText } from '../../domain/consents/consent.ts'
import { article, deal, leaflet, news, page, perk } from '../../domain/content.ts'
import { coupon, couponDetail, userCoupon } from '../../domain/coupons/coupon.ts'
import { barcode, card, expiration, member, phone, wallet } from '../../domain/member.ts'
import { confirmation, oneTimeCode, verifiedCard } from '../../domain/one-time-code.ts'
import { privacyRequest } from '../../domain/privacy/privacy-request.ts'
import { promo } from '../../domain/promo-code/promo.ts'
import { receipt, uploadedFile } from '../../domain/receipts/receipt.ts'
import { cause, order, redeemedReward, reward, rewardDetail } from '../../domain/rewards/reward.ts'
import {
  assertion,
  attestation,
  creationOptions,
  passkey,
  requestOptions,
} from '../../domain/session/passkey.ts'
import { tokenPair } from '../../domain/session/token-pair.ts'
import { fuelPrice, opening, store } from '../../domain/stores/store.ts'
import { code, flag, id, line, name, numeric, text } from '../../domain/tolerant.ts'
import { transaction } from '../../domain/transactions/transaction.ts'
import { notes } from './about.ts'
import { wire } from './wire.ts'

/** The answer of a sign-in whose tokens went into cookies. LCK-3. */
export const signedIn = v.object({ signed_in: v.literal(true) })

/** The rows that give a session: with cookies they answer `signedIn` in the place of a pair of tokens. */
export const givingSession: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'signIn',
  'signInWithCode',
  'refreshSession',
  'register',
  'verifyEmail',
  'changePassword',
])

/** The schemas that have a name of their own in the published contract. */
const named: Readonly<Record<string, v.GenericSchema>> = {
  ...{ id, numeric, flag, text, name, line, code },
  ...{ tokenPair, signedIn, oneTimeCode, confirmation, verifiedCard },
  ...{ member, phone, card, barcode, walletLinks, wallet, expiration, transaction },
  ...{ identity, linkedIdentity, openSession, passkey },
  ...{ creationOptions, requestOptions, attestation, assertion },
  ...{ notice, store, fuelPrice, opening, address, promo, consent, consentText, privacyRequest },
  ...{ coupon, couponDetail, userCoupon, perk, leaflet, reward, rewardDetail, cause, order, redeemedReward },
  ...{ deal, news, article, page, receipt, uploadedFile, publicConfig, translations },
}

export const entities: Readonly<Record<string, v.GenericSchema>> = Object.fromEntries(
  Object.entries(named).map(([key, schema]) => [key.replace(/^./, (letter) => letter.toUpperCase()), schema]),
)

export type Json = Readonly<Record<string, unknown>>

type Config = NonNullable<Parameters<typeof toJsonSchema>[1]>

const definitions = Object.fromEntries(Object.entries(entities).map(([name, schema]) => [name, wire(schema)]))

const noted = <Schema extends object | boolean>(name: string, schema: Schema): Schema =>
  typeof schema === 'object' && notes[name] ? { ...schema, description: notes[name] } : schema

const config: Config = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // JSON has no other numbers, and what is trimmed may be sent with spaces.
  ignoreActions: ['finite', 'trim'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema: { propertyNames, ...rest } }) => {
    const { properties } = rest
    const fields = properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, noted(name, field)]),
      ),
    }
    const names = valibotSchema.type === 'record' || propertyNames === undefined ? {} : { propertyNames }
    return { ...rest, ...names, ...fields }
  },
}

/** A schema of the wire as the published contract writes it; what has a name is referred to by it. */
export const jsonSchema = (schema: v.GenericSchema): Json => {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...config, definitions })
  return rest
}

export const components = (): Json =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(definitions, config)).map(([name, schema]) => [
      name,
      noted(name, schema),
    ]),
  )
