import * as v from 'valibot'
import { expect, test } from 'vitest'
import { couponDetail } from '#lib/domain/coupons/coupon.ts'

test.each(['text', 'qr', 'code128'])(
  'the code of a coupon is drawn as the club says: %s @CPN-6',
  (code_format) => {
    expect(v.parse(couponDetail, { id: '1', code_format })).toMatchObject({ code_format })
  },
)

test('a coupon whose code has a form that the portal does not know stays, without the form @CPN-6', () => {
  for (const code_format of ['aztec', '', 7, null])
    expect(v.parse(couponDetail, { id: '1', code_format }).code_format).toBeUndefined()
})
