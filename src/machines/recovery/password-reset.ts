import { resetPassword } from '#lib/api/endpoints/sign-in.ts'
import { forgetAddressToken, takeAddressToken } from '#lib/browser/session-storage.ts'
import { type CallError, isExpiredLink } from '#lib/domain/call-error.ts'
import { type NewPassword, type NewPasswordErrors, newPasswordErrors } from '#lib/domain/credentials.ts'
import { type FormFailure, formFailure } from '#lib/domain/form.ts'
import { call } from '#lib/queries/call.ts'
import { form } from '../common/form.store.ts'
import { sentMailRecord } from './password-recovery.ts'

/** Forgets the token: it has served, or can be used no more. */
const forget = (): void => {
  forgetAddressToken()
  sentMailRecord().remove()
}

/** Setting a new password with the token of the mailed link, which a reload finds in the tab. AUT-4, AUT-5. */
export const passwordReset = () => {
  let token: string | undefined
  return form({
    errorsOf: newPasswordErrors,
    failureOf: (error): FormFailure<NewPasswordErrors, CallError | 'expired'> =>
      isExpiredLink(error) ? { fieldErrors: {}, failure: 'expired' } : formFailure(error, ['password']),
    arrive: (): 'incomplete' | 'done' | undefined => {
      token ??= takeAddressToken()
      return token === undefined ? 'incomplete' : undefined
    },
    send: async ({ password }: NewPassword, signal) => {
      try {
        await call(resetPassword, { body: { token: token ?? '', password } }, { signal, inPlace: true })
      } catch (error) {
        if (isExpiredLink(error)) forget()
        throw error
      }
      forget()
      return 'done'
    },
  })
}
