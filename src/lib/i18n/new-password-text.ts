import { passwordLength } from '../domain/password.ts'
import type { Words } from './translation.ts'

/** The words of the two fields of a new password, as the kit's `NewPassword` takes them. AUT-5. */
export const newPasswordWords = ({ password: texts }: Words) => ({
  label: texts.label(),
  repeat: texts.repeat(),
  show: texts.show(),
  hide: texts.hide(),
  showRepeat: texts.showRepeat(),
  hideRepeat: texts.hideRepeat(),
  rules: {
    length: texts.length({ n: passwordLength }),
    lowercase: texts.lowercase(),
    uppercase: texts.uppercase(),
    digit: texts.digit(),
  },
  met: texts.met(),
  unmet: texts.unmet(),
  allMet: texts.allMet(),
  mismatch: texts.mismatch(),
})
