import { open } from '#lib/browser/navigation.ts'
import { type FieldErrors, formFailure, MistypedError } from '#lib/domain/form.ts'
import { pathTo } from '#lib/paths.ts'
import { $phones, readPhone } from '../club/phones.ts'
import { form } from '../common/form.store.ts'
import { freshCodeFor, handedOverCode, sendCode } from './sent-code.ts'

/**
 * Signing in by SMS, its first half: a phone number, for which a code is asked unless a fresh one is on its way; its facts are
 * handed over to the screen that takes it. AUT-2.
 */
export const smsLogin = form({
  errorsOf: (typed: { phone: string }): FieldErrors<'phone', 'required' | 'phone'> =>
    typed.phone.trim() === '' ? { phone: 'required' } : {},
  failureOf: (error) => formFailure(error, ['phone']),
  send: async (typed, signal) => {
    const phone = await readPhone(typed.phone)
    if (phone === undefined) throw new MistypedError({ phone: 'phone' })
    const sent = freshCodeFor(phone) ?? (await sendCode(phone, signal))
    handedOverCode().write({ ...sent, shown: $phones.get().show(phone) })
    open(pathTo('/otp-verify'))
  },
  leaves: true,
})
