import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sentMail } from '#lib/domain/recovery/recovery-email.ts'

const mail = { email: 'anna@example.com', resend_at: 1_790_000_000 }

test('a mail on its way is found again as it was kept, and nothing beside it @AUT-4', () => {
  expect(v.parse(sentMail, { ...mail, password: 'x' })).toEqual(mail)
})

test.each([
  ['to nobody', { email: '' }],
  ['to no text', { email: 5 }],
  ['that can be sent again at no moment', { resend_at: Number.POSITIVE_INFINITY }],
  ['that says no moment', { resend_at: undefined }],
])('a mail %s was not sent @AUT-4', (_, parts) => {
  expect(v.is(sentMail, { ...mail, ...parts })).toBe(false)
})
