import { consentDialogModel } from './consent-dialog.model.ts'
import { couponButtonModel } from './coupon-button.model.ts'
import { deletionModel } from './deletion.model.ts'
import type { BrowserModel } from './driven-ways.ts'
import { registrationModel } from './registration.model.ts'
import { sessionModel } from './session.model.ts'

/** The machines that a browser drives. */
export const browserModels: readonly BrowserModel[] = [
  couponButtonModel,
  consentDialogModel,
  deletionModel,
  registrationModel,
  sessionModel,
]
