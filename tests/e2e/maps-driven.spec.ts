import { test } from './fixtures.ts'
import { consentDialogModel } from './models/consent-dialog.model.ts'
import { couponButtonModel } from './models/coupon-button.model.ts'
import { deletionModel } from './models/deletion.model.ts'
import { driveOne, expectAllDriven } from './models/drive.ts'
import { drivenWays, wayInWords } from './models/driven-ways.ts'
import { registrationModel } from './models/registration.model.ts'
import { sessionModel } from './models/session.model.ts'

for (const [title, model] of [
  ['a page knows who is signed in @SES-4 @SES-5 @SES-6', sessionModel],
  ['a member sees each state of a coupon’s button @CPN-2 @CPN-5', couponButtonModel],
  ['a member sees each state of a consent’s dialog @CON-1', consentDialogModel],
  ['a member and a visitor see each state of the deletion @VER-2', deletionModel],
  ['a visitor sees each step of the registration @REG-1 @REG-7', registrationModel],
] as const)
  test.describe(title, () => {
    test('by a path through each transition', () => expectAllDriven(model))

    for (const drive of model.drives)
      for (const [index, way] of drivenWays(model, drive).entries())
        test(`path ${index + 1} of ${drive.name}: ${wayInWords(way) || 'as it begins'}`, ({ page, world }) =>
          driveOne(model, drive, way, page, world))
  })
