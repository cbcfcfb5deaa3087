import * as v from 'valibot'
import { forgetDraft, keepDraft } from '#lib/browser/draft.ts'
import { tabShelf } from '#lib/browser/storage.ts'
import { type VerifiedCard, verifiedCard } from '#lib/domain/one-time-code.ts'
import { type SentRegistration, sentRegistration } from '#lib/domain/sent-registration.ts'

/** The storage names of what one page of a registration hands to the next. The head's script looks whether it is there. */
export const cardKey = 'registration-card'
export const sentKey = 'registration-sent'

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

/** What the page of the code is opened with: a code to enter, or the news that it has been entered. */
const handedOver = v.union([sentRegistration, v.object({ isConfirmed: v.literal(true) })])
export type HandedOver = v.InferOutput<typeof handedOver>

const recall = <const TSchema extends v.GenericSchema>(
  key: string,
  schema: TSchema,
): v.InferOutput<TSchema> | undefined => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(tabShelf().get(key) ?? ''))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
const keep = (key: string, value: unknown): void => tabShelf().set(key, JSON.stringify(value))

const agreement = v.record(v.string(), v.boolean())

/** What was agreed to before a reload, by `version_id`. */
export const recallAgreed = (): Readonly<Record<string, boolean>> =>
  recall(`draft:${draftNames.consents}`, agreement) ?? {}

/** Keeps what is agreed to so far. */
export const keepAgreed = (agreed: Readonly<Record<string, boolean>>): void =>
  keepDraft(draftNames.consents, JSON.stringify(agreed))

/** Hands a card that was looked up over to the form. */
export const keepCard = (card: VerifiedCard): void => keep(cardKey, card)

/** The card that was looked up; undefined when there is none or it cannot be read. */
export const recallCard = (): VerifiedCard | undefined => recall(cardKey, verifiedCard)

/** Hands a registration over to the page of its code; it survives a reload there. */
export const keepSent = (sent: SentRegistration): void => keep(sentKey, sent)

/** The registration that waits for its code, or has had it; undefined when there is none. */
export const recallSent = (): HandedOver | undefined => recall(sentKey, handedOver)

/** Forgets a registration: it has served. `isConfirmed`: its page still says so. */
export const forgetRegistration = (isConfirmed = false): void => {
  for (const name of Object.values(draftNames)) forgetDraft(name)
  tabShelf().remove(cardKey)
  if (isConfirmed) keep(sentKey, { isConfirmed })
  else tabShelf().remove(sentKey)
}
