import { fromPromise } from 'xstate'
import { linkIdentity, verifyIdentity } from '#lib/api/endpoints/account-access.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { type CodeOnItsWay, momentsOf } from '#lib/domain/one-time-code.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { perform, refresh } from '#lib/queries/perform.ts'
import { $phones, readPhone } from '../club/phones.ts'
import { codeEntry } from '../common/code-entry.store.ts'
import { raiseNotice } from '../frame/toasts.ts'
import { type AddedPhone, phoneAddingMachine } from './phone-adding.machine.ts'

/** The answer tells neither how long the code is nor how long it lives; the codes of signing in are like this. */
const usual = { length: 6, expires_in: 300, resend_in: 60 }

const link = async (number: string): Promise<AddedPhone> => {
  const { identity } = await perform(linkIdentity, { body: { type: 'phone', number } }, { inPlace: true })
  void refresh(['user', 'identities'])
  const { id, needs_code, resend_in = usual.resend_in } = identity
  const code = needs_code ? momentsOf({ ...usual, resend_in }, nowSeconds()) : undefined
  return { id, number, code }
}

/** Adding a phone number as the screen runs it. */
export const phoneAdding = phoneAddingMachine.provide({
  actors: {
    read: fromPromise<string | undefined, { typed: string }>(({ input }) => readPhone(input.typed)),
    link: fromPromise<AddedPhone, { number: string }>(({ input }) => link(input.number)),
  },
  actions: {
    tellAdded: ({ context }) =>
      raiseNotice(
        wordsNow().accountAccess.added({
          phone: $phones.get().show(context.added?.number ?? context.number),
        }),
      ),
  },
})

/** The machine that takes the code of an added number. onVerified: the number is the member's now. */
export const phoneCode = ({ id, number }: AddedPhone, onVerified: () => void) =>
  codeEntry({
    verify: async (code, signal) => {
      await perform(verifyIdentity, { params: { id }, body: { code } }, { signal, inPlace: true })
      void refresh(['user'])
      onVerified()
    },
    resend: async (): Promise<CodeOnItsWay> => {
      const { code } = await link(number)
      return code ?? momentsOf(usual, nowSeconds())
    },
  })
