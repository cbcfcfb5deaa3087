import { clauses, consentsOf } from './consents.ts'

const terms = clauses([
  [
    'What the club is',
    'The Bumblebuy Club gives back to people who shop here often. It costs nothing, and nobody has to buy anything to stay in it.',
    'These terms hold between you and the company that runs the shops. We have kept them as short as our receipts.',
  ],
  ['Who can join', 'Anybody who is sixteen or older and has an e-mail address. One person has one account.'],
  [
    'Your card',
    'Whoever shows the card collects with it and spends with it. Keep it as you keep a key.',
    'If it is lost, pair another one in the portal. The points move with you, and the lost card stops working at once.',
  ],
  [
    'How points are collected',
    'One point for each pound, three for each pound in the middle aisle, and twice as many on leaflet day. Tobacco, lottery and gift cards collect none.',
  ],
  [
    'How points are spent',
    'Points pay for coupons and rewards. They are not money, cannot be paid out and cannot be sold.',
    'The points for a coupon are taken when you activate it. Deactivate it before its minutes are over and you get them back.',
  ],
])

const privacy = clauses([
  [
    'Who keeps your data',
    'The company that runs the shops, and nobody else decides about it. You reach our data officer at <a href="mailto:privacy@example.com">privacy@example.com</a>.',
  ],
  [
    'What we keep',
    'Your name, e-mail address and phone number; your card; what you bought with it, where and when; the coupons and rewards you used.',
  ],
  [
    'Why we keep it',
    'To count your points, to send what you ordered, and to take things back without a receipt. Nothing is sold.',
  ],
])

/** The consents of members of the discounter's club. */
export const discountConsents = consentsOf({
  terms: ['terms-gb-2', 'Terms of the club', terms],
  privacy: ['privacy-gb-2', 'Personal data policy', privacy],
  newsletter: [
    'newsletter-gb-1',
    'The leaflet by e-mail',
    '<p>One letter a week, on the evening before leaflet day.</p><p>You can stop it with one click in each letter, or in your profile.</p>',
  ],
  profiling: [
    'profiling-gb-1',
    'Offers made for me',
    '<p>We look at what you buy and choose coupons that fit.</p><p>Without it you see the same coupons as everybody else; none of them is hidden from you.</p>',
  ],
})
