import { test } from './fixtures.ts'
import { consentDialogModel } from './models/consent-dialog.model.ts'
import { couponButtonModel } from './models/coupon-button.model.ts'
import { deletionModel } from './models/deletion.model.ts'
import { driveAll } from './models/drive.ts'
import { registrationModel } from './models/registration.model.ts'
import { sessionModel } from './models/session.model.ts'

// A way through a machine takes a second or two, and a machine has dozens.
test.setTimeout(240_000)

for (const [title, model] of [
  ['a member sees each state of a coupon’s button on all its paths @CPN-2 @CPN-5', couponButtonModel],
  ['a member sees each state of a consent’s dialog on all its paths @CON-1', consentDialogModel],
  ['a member and a visitor see each state of the deletion on all its paths @VER-2', deletionModel],
  ['a visitor sees each step of the registration on all its paths @REG-1 @REG-7', registrationModel],
  ['a page knows who is signed in on all paths of the session @SES-4 @SES-5 @SES-6', sessionModel],
] as const)
  test(title, async ({ context, world }) => {
    await driveAll(model, context, world)
  })
