import * as v from 'valibot'
import { forgetDraft } from '#lib/browser/session-storage.ts'
import { stored } from '#lib/browser/storage.ts'
import { draftKey, registrationCardKey, registrationSentKey } from '#lib/browser/storage-keys.ts'
import { verifiedCard } from '#lib/domain/one-time-code.ts'
import { sentRegistration } from '#lib/domain/registration/registration.ts'

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

/** The agreements made so far, by `version_id`. */
export const agreementRecord = () => stored(draftKey(draftNames.consents), v.record(v.string(), v.boolean()))

/** The card that was looked up, for the form. */
export const cardRecord = () => stored(registrationCardKey, verifiedCard)

/** The registration that waits for its code, or has had it, for the page of the code. */
export const sentRecord = () => stored(registrationSentKey, handedOver)

/** Forgets a registration: it has served. `isConfirmed`: its page still says so. */
export const forgetRegistration = (isConfirmed = false): void => {
  for (const name of Object.values(draftNames)) forgetDraft(name)
  cardRecord().remove()
  if (isConfirmed) sentRecord().write({ isConfirmed })
  else sentRecord().remove()
}
