import type { FieldErrors } from './form.ts'
import { isGoodPassword } from './password.ts'

/** A password that is chosen, byte for byte as it was typed, both times. */
export interface NewPassword {
  readonly password: string
  readonly repeat: string
}

/** The mistakes in the two fields: empty, a password rule not met, not the same. */
export type NewPasswordErrors = FieldErrors<keyof NewPassword, 'required' | 'weak' | 'mismatch'>

/** Finds what is wrong with a chosen password before anybody is asked; no key where nothing is. AUT-5. */
export const newPasswordErrors = ({ password, repeat }: NewPassword): NewPasswordErrors => ({
  ...(password === '' ? { password: 'required' } : isGoodPassword(password) ? {} : { password: 'weak' }),
  ...(repeat === '' ? { repeat: 'required' } : password === repeat ? {} : { repeat: 'mismatch' }),
})
