import { consentDialogModel } from './consent-dialog.model.ts'
import { couponButtonModel } from './coupon-button.model.ts'
import { deletionModel } from './deletion.model.ts'
import type { BrowserModel } from './driven-ways.ts'
import { registrationModel } from './registration.model.ts'
import { sessionModel } from './session.model.ts'

/** The machines that a browser drives, each with what a person sees of it. */
export const browserModels: readonly (readonly [string, BrowserModel])[] = [
  ['a page knows who is signed in @SES-4 @SES-5 @SES-6', sessionModel],
  ['a member sees each state of a coupon’s button @CPN-2 @CPN-5', couponButtonModel],
  ['a member sees each state of a consent’s dialog @CON-1', consentDialogModel],
  ['a member and a visitor see each state of the deletion @VER-2', deletionModel],
  ['a visitor sees each step of the registration @REG-1 @REG-7', registrationModel],
]
