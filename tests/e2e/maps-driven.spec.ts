import { test } from './fixtures.ts'
import { consentDialogModel } from './models/consent-dialog.model.ts'
import { couponButtonModel } from './models/coupon-button.model.ts'
import { deletionModel } from './models/deletion.model.ts'
import { driveAll } from './models/drive.ts'

// A way through a machine takes a second or two, and a machine has dozens.
test.setTimeout(180_000)

test('a member sees each state of a coupon’s button on all its paths @CPN-2 @CPN-5', async ({
  context,
  world,
}) => {
  await driveAll(couponButtonModel, context, world)
})

test('a member sees each state of a consent’s dialog on all its paths @CON-1', async ({ context, world }) => {
  await driveAll(consentDialogModel, context, world)
})

test('a member and a visitor see each state of the deletion on all its paths @VER-2', async ({
  context,
  world,
}) => {
  await driveAll(deletionModel, context, world)
})
