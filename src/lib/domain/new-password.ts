import { isGoodPassword, isRepeated } from './password.ts'
import { faultOf, type Trouble, troubleOf } from './trouble.ts'

/** A password that is chosen, byte for byte as it was typed, both times. */
export interface NewPassword {
  readonly password: string
  readonly repeat: string
}

/** What is wrong with one of the two fields: it is empty, a demand is unmet, they differ, or what the server says. */
export type NewPasswordFault = 'required' | 'weak' | 'mismatch' | { readonly said: string }

export type NewPasswordFaults = { readonly [K in keyof NewPassword]?: NewPasswordFault | undefined }

/** What is wrong with a chosen password before anybody is asked; no key where nothing is. Spec §5, §8. */
export const newPasswordFaults = ({ password, repeat }: NewPassword): NewPasswordFaults => ({
  ...(password === '' ? { password: 'required' } : isGoodPassword(password) ? {} : { password: 'weak' }),
  ...(repeat === '' ? { repeat: 'required' } : isRepeated(password, repeat) ? {} : { repeat: 'mismatch' }),
})

/** What the server finds wrong with a chosen password; no key where it blames nothing. error: what the client throws. */
export const refusedPassword = (error: unknown): NewPasswordFaults => {
  const said = faultOf(error, 'password')
  return said === undefined ? {} : { password: { said } }
}

/** Why a password was not taken: what is wrong with it, else the reason as a whole. */
export interface NewPasswordFailure {
  readonly faults: NewPasswordFaults
  readonly trouble: Trouble | undefined
}

/** What a failed try to set a password means. error: what the client throws. */
export const newPasswordFailure = (error: unknown): NewPasswordFailure => {
  const faults = refusedPassword(error)
  return { faults, trouble: faults.password ? undefined : troubleOf(error) }
}
