import type { NewPasswordFault } from '../domain/new-password.ts'
import { passwordLength } from '../domain/password.ts'
import type { Words } from './translation.ts'

/** The words of the two fields of a new password, as the kit's `NewPassword` takes them. Spec §5. */
export const newPasswordWords = ({ password: said }: Words) => ({
  label: said.label(),
  repeat: said.repeat(),
  show: said.show(),
  hide: said.hide(),
  showRepeat: said.showRepeat(),
  hideRepeat: said.hideRepeat(),
  rules: {
    length: said.length({ n: passwordLength }),
    lowercase: said.lowercase(),
    uppercase: said.uppercase(),
    digit: said.digit(),
  },
  met: said.met(),
  unmet: said.unmet(),
  allMet: said.allMet(),
  mismatch: said.mismatch(),
})

/** What is wrong with one of the two fields, in words; `field` is its label. Spec §5, §8. */
export const newPasswordError = (
  words: Words,
  fault: NewPasswordFault | undefined,
  field: string,
): string | undefined => {
  if (fault === undefined) return undefined
  if (fault === 'required') return words.errors.mixed.required({ field })
  if (fault === 'weak') return words.password.weak()
  return fault === 'mismatch' ? words.password.mismatch() : fault.said
}
