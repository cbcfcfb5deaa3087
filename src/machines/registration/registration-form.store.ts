import { fromPromise } from 'xstate'
import { register } from '#lib/api/endpoints/registration.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { keepDraft } from '#lib/browser/draft.ts'
import { open } from '#lib/browser/navigation.ts'
import { type FilledForm, isEmailTaken, MistypedError } from '#lib/domain/registration/registration.ts'
import {
  codeInMoments,
  draftOf,
  type RegistrationDraft,
  type SentRegistration,
} from '#lib/domain/registration/sent-registration.ts'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import { pathTo } from '#lib/paths.ts'
import { call } from '#lib/queries/call.ts'
import { pageLocale } from '../club/club.store.ts'
import { readPhone } from '../club/phones.ts'
import { tickFor } from '../common/ticks.ts'
import { awaitReturn } from '../session/actors.ts'
import { signIn } from '../start/portal.ts'
import { forgetRegistration, keepSent } from './handed-over.storage.ts'
import { registrationFormMachine } from './registration-form.machine.ts'

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
    if (isEmailTaken(error)) keepDraft('sign-in-email', draft.email)
    throw error
  }
}

/** Makes a session count that a registration has led to. */
export const startSession = (pair: TokenPair): void => {
  forgetRegistration()
  signIn(pair)
}

const phoneOf = async (typed: string): Promise<string | undefined> => {
  if (typed.trim() === '') return undefined
  const phone = await readPhone(typed)
  if (phone === undefined) throw new MistypedError({ phone: 'phone' })
  return phone
}

/** The form's machine: opens the account, and goes on to the code or into the club. */
export const registrationForm = registrationFormMachine.provide({
  actors: {
    register: fromPromise<TokenPair | SentRegistration, FilledForm>(async ({ input, signal }) => {
      const phone = await phoneOf(input.phone)
      const number = input.card.mode === 'existing' ? input.card.number : undefined
      return sendRegistration(draftOf(input, phone), { password: input.password, number }, signal)
    }),
    countDown: tickFor,
    awaitReturn,
  },
  actions: {
    startSession: (_, registered) => {
      if ('token' in registered) startSession(registered)
    },
    handOver: (_, sent) => {
      if ('token' in sent) return
      keepSent(sent)
      open(pathTo('/register-confirm'))
    },
  },
})
