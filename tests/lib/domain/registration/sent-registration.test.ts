import { expect, test } from 'vitest'
import { codeInMoments, draftOf } from '#lib/domain/registration/registration.ts'
import { form, news, terms } from '#support/registration.ts'

const plainDraft = {
  email: 'nora@example.com',
  firstname: 'Nora',
  lastname: 'Finch',
  mode: 'later',
  consents: [
    { id: 'terms', version_id: 'terms-3', agreed: true },
    { id: 'news', version_id: 'news-1', agreed: false },
  ],
}

test('of a registration all is kept but its secrets, and nothing of what was left empty @REG-6', () => {
  expect(draftOf({ ...form, consents: [terms, news] }, undefined)).toEqual(plainDraft)
  expect(draftOf({ ...form, consents: undefined }, undefined).consents).toEqual([])
  const full = draftOf(
    { ...form, sex: 'female', card: { mode: 'existing', number: '6340000000010001' }, card_token: 'abc' },
    '+353850123456',
  )
  expect(full).toEqual({
    ...plainDraft,
    ...{ sex: 'female', phone: '+353850123456', mode: 'existing', card_token: 'abc' },
  })
})

test('names are kept as they were typed, the address without what was copied with it @REG-6 @AUT-6', () => {
  expect(draftOf({ ...form, email: 'mailto:nora@example.com,' }, undefined).email).toBe('nora@example.com')
  expect(draftOf({ ...form, firstname: ' Nora', lastname: 'O’Finch ' }, undefined)).toMatchObject({
    firstname: ' Nora',
    lastname: 'O’Finch ',
  })
})

test('a code counts as valid for a day, and can be sent again when the platform says @REG-6', () => {
  expect(codeInMoments({ channel: 'sms', code_length: 4, resend_in: 60 }, 1000)).toEqual({
    length: 4,
    expires_at: 87_400,
    resend_at: 1060,
  })
})
