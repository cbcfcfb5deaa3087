import * as v from 'valibot'
import { forgetDraft } from '#lib/browser/session-storage.ts'
import { stored } from '#lib/browser/storage.ts'
import { draftKey, registrationCardKey, registrationSentKey } from '#lib/browser/storage-keys.ts'
import { type VerifiedCard, verifiedCard } from '#lib/domain/one-time-code.ts'
import { type SentRegistration, sentRegistration } from '#lib/domain/registration/registration.ts'

/** The names under which this tab keeps what is typed into a registration; secrets are not among them. */
export const draftNames = {
  mode: 'register-mode',
  email: 'register-email',
  firstname: 'register-firstname',
  lastname: 'register-lastname',
  sex: 'register-sex',
  phone: 'register-phone',
  consents: 'register-consents',
} as const

/** The data that the page of the code is opened with: a code to enter, or the news that it has been entered. */
const handedOver = v.union([sentRegistration, v.object({ isConfirmed: v.literal(true) })])
export type HandedOver = v.InferOutput<typeof handedOver>

const storedCard = () => stored(registrationCardKey, verifiedCard)
const storedSent = () => stored(registrationSentKey, handedOver)
const storedAgreement = () => stored(draftKey(draftNames.consents), v.record(v.string(), v.boolean()))

/** Returns the agreements made before a reload, by `version_id`. */
export const restoreAgreed = (): Readonly<Record<string, boolean>> => storedAgreement().read() ?? {}

/** Keeps what is agreed to so far. */
export const storeAgreed = (agreed: Readonly<Record<string, boolean>>): void =>
  storedAgreement().write({ ...agreed })

/** Hands a card that was looked up over to the form. */
export const storeVerifiedCard = (card: VerifiedCard): void => storedCard().write(card)

/** The card that was looked up; undefined when there is none or it cannot be read. */
export const restoreCard = (): VerifiedCard | undefined => storedCard().read()

/** Hands a registration over to the page of its code; it survives a reload there. */
export const storeSent = (sent: SentRegistration): void => storedSent().write(sent)

/** The registration that waits for its code, or has had it; undefined when there is none. */
export const restoreSent = (): HandedOver | undefined => storedSent().read()

/** Forgets a registration: it has served. `isConfirmed`: its page still says so. */
export const forgetRegistration = (isConfirmed = false): void => {
  for (const name of Object.values(draftNames)) forgetDraft(name)
  storedCard().remove()
  if (isConfirmed) storedSent().write({ isConfirmed })
  else storedSent().remove()
}
