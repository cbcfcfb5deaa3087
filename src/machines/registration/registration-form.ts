import { register, verifyCard } from '#lib/api/endpoints/registration.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { announce } from '#lib/browser/events.ts'
import { open } from '#lib/browser/navigation.ts'
import { storeDraft } from '#lib/browser/session-storage.ts'
import { cardNumber } from '#lib/domain/card/card.ts'
import { type CardChoiceError, cardChoiceError, lookUpFailure } from '#lib/domain/registration/card-choice.ts'
import {
  codeInMoments,
  draftOf,
  type FilledForm,
  isEmailTaken,
  mandatoryIn,
  type RegistrationDraft,
  registrationErrors,
  registrationFailure,
  type SentRegistration,
} from '#lib/domain/registration/registration.ts'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import { pathTo } from '#lib/paths.ts'
import { call } from '#lib/queries/call.ts'
import { pageLocale } from '../club/club.store.ts'
import { readPhone } from '../club/phones.ts'
import { form } from '../common/form.store.ts'
import { signIn } from '../start/portal.ts'
import { cardRecord, forgetRegistration, sentRecord } from './handed-over.storage.ts'

interface Secrets {
  readonly password: string
  /** The number of the card that one has. */
  readonly number?: string | undefined
}

/** Opens an account. A session at once, or a registration that waits for its code. Fails with ApiError. */
export const sendRegistration = async (
  draft: RegistrationDraft,
  { password, number = '' }: Secrets,
  signal: AbortSignal,
): Promise<TokenPair | SentRegistration> => {
  const { mode, ...rest } = draft
  const card = mode === 'existing' ? { mode, number } : { mode }
  const body = { ...rest, card, password, lang: pageLocale() }
  try {
    const answer = await call(register, { body }, { signal, inPlace: true })
    if ('token' in answer) return answer
    const { confirm } = answer
    return { channel: confirm.channel, draft, code: codeInMoments(confirm, nowSeconds()) }
  } catch (error) {
    // The way out is to sign in: the address is there already.
    if (isEmailTaken(error)) storeDraft('sign-in-email', draft.email)
    throw error
  }
}

/** Makes a session count that a registration has led to. */
export const startSession = (pair: TokenPair): void => {
  forgetRegistration()
  announce('clientzone:registered', {})
  signIn(pair)
}

/**
 * The form that opens an account. It is sent once for each press, and never again by itself: where no answer came, the
 * visitor is told what that means. It goes on to the code or into the club. REG-3, REG-4.
 */
export const registrationForm = form({
  errorsOf: registrationErrors,
  failureOf: registrationFailure,
  summaryOf: mandatoryIn,
  send: async (filled: FilledForm, signal) => {
    const phone = filled.phone.trim() === '' ? undefined : await readPhone(filled.phone)
    const number = filled.card.mode === 'existing' ? filled.card.number : undefined
    const secrets = { password: filled.password, number }
    const registered = await sendRegistration(draftOf(filled, phone), secrets, signal)
    if (!('token' in registered)) sentRecord().write(registered)
    return registered
  },
  next: (registered) => {
    if ('token' in registered) startSession(registered)
    else open(pathTo('/register-confirm'))
  },
  leaves: true,
})

/** A registration that begins with the card: its number is looked up before the form is shown. REG-2. */
export const cardVerification = form({
  errorsOf: (typed: { number: string }): { readonly card_number?: CardChoiceError | undefined } => ({
    card_number: cardChoiceError('existing', typed.number),
  }),
  failureOf: lookUpFailure,
  send: async (typed, signal) => {
    const body = { card_number: cardNumber(typed.number) ?? '' }
    cardRecord().write(await call(verifyCard, { body }, { signal, inPlace: true }))
  },
  next: () => open(pathTo('/register-after-verify')),
  leaves: true,
})
