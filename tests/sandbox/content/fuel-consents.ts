import { clauses, consentsOf } from './consents.ts'

const terms = clauses([
  [
    'What the club is',
    'The Voltara Fuel Club rewards drivers who come back. Being a member costs nothing, and nobody has to buy anything to stay one.',
    'These terms hold between you and the company that runs the stations. They are short on purpose; where a word has a special meaning, it says so.',
  ],
  [
    'Who can join',
    'Anybody who is sixteen or older and has an e-mail address. One person has one account; a family can share a card, and its points belong to the person who registered it.',
  ],
  [
    'Your card',
    'The card is your key to the points: whoever shows it collects with it and spends with it. Keep it as you keep a key.',
    'If it is lost, pair another one in the portal. The points move with you, and the lost card stops working at once.',
  ],
  [
    'How points are collected',
    'You collect one point for each euro of fuel or charging, two in the shop and three in the wash. Tobacco, lottery, postage and gift cards collect none.',
    'A forgotten card is no loss: keep the receipt and upload it within a month.',
  ],
  [
    'How points are spent',
    'Points pay for coupons and rewards. They are not money, cannot be paid out and cannot be sold.',
    'The points for a coupon are taken when you activate it. Deactivate it before its minutes are over and you get them back.',
  ],
  [
    'How long points last',
    'Two years from the day they were collected. A month before they lapse, the portal says how many and when.',
  ],
  [
    'Rewards',
    'Pictures show a reward as well as a picture can. When one runs out we say so, and keep no points for it.',
    'A reward that arrives broken is replaced within fourteen days; one that you simply do not like can come back unused within thirty.',
  ],
  [
    'What is not allowed',
    'Collecting points for other people’s purchases, changing a receipt, or running an account by a machine. We close such accounts after asking what happened.',
  ],
  [
    'When the terms change',
    'We write to you a month before. If you do not agree, you can leave and spend your points until the last day.',
  ],
  [
    'Leaving the club',
    'You can delete your account in your profile at any time. We confirm by e-mail, and after at most thirty days nothing is left but what the law makes us keep.',
  ],
])

const privacy = clauses([
  [
    'Who keeps your data',
    'The company that runs the stations, and nobody else decides about it. You reach our data officer at <a href="mailto:privacy@example.com">privacy@example.com</a>.',
  ],
  [
    'What we keep',
    'Your name, e-mail address and phone number; your card; what you bought with it, where and when; the coupons and rewards you used.',
  ],
  [
    'Why we keep it',
    'To count your points, to send what you ordered, and to answer when you ask. Nothing is sold, and no advertiser gets to see it.',
  ],
  [
    'Who helps us',
    'A delivery service gets your address when you order a delivery, a messaging service your number when it sends a code. Both forget it within a month.',
  ],
  [
    'How long we keep it',
    'As long as you are a member. Purchases are made anonymous after three years, uploaded receipts are deleted after one.',
  ],
  [
    'What you can ask for',
    'A copy of everything, a correction, or its deletion: each with one press in your profile, and done within thirty days.',
  ],
])

/** The consents of members of the fuel club. */
export const fuelConsents = consentsOf({
  terms: ['terms-3', 'Terms of the club', terms],
  privacy: ['privacy-5', 'Personal data policy', privacy],
  newsletter: [
    'newsletter-2',
    'News by e-mail',
    '<p>One letter a week: new coupons, longer opening hours, a recipe from the café.</p><p>You can stop it with one click in each letter, or in your profile.</p>',
  ],
  profiling: [
    'profiling-1',
    'Offers made for me',
    '<p>We look at what you buy and choose coupons that fit.</p><p>Without it you see the same coupons as everybody else; none of them is hidden from you.</p>',
  ],
})
