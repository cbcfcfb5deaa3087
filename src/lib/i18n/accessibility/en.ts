/** The statement of accessibility; `day` is a date in words, `contact` an address. ACC-1. */
export const words = {
  about:
    'This statement is about all pages of this portal. It follows Directive (EU) 2019/882, the European Accessibility Act, and the standard EN 301 549.',
  statusTitle: 'Conformance',
  status:
    'The portal is measured against WCAG 2.2, levels A and AA, which have {n:number|number} criteria. Automatic tests check {tested:number|number} of them with every change, {read:number|number} were checked by reading the code, and {absent:number|number} are about things that the portal does not have, such as films. Not met: {failing:number|number}. Not evaluated yet: {open:number|number}.',
  partly: 'The portal is partially conformant, because of what follows.',
  gapsTitle: 'What does not conform',
  pdf: 'The PDF of the card has no structure for screen readers. The page of the card shows the same number as text.',
  content:
    'Leaflets, documents and pictures that the club publishes may not be accessible. Ask the club for another form of them.',
  messagesTitle: 'Notifications that come and go',
  messages:
    'Short notifications at the edge of the screen go after three or five seconds; an error waits while the pointer or the focus is on it. Nothing else on the portal depends on how fast you read, except that codes and coupons end at their time.',
  messagesStay: 'Let notifications stay until I close them',
  contactTitle: 'Tell the club',
  contact: 'If something is hard to use, tell the club what it is and on which page.',
  write: 'Write to the club: {contact}',
  terms: 'The address of the club is in its terms.',
  lawTitle: 'If the answer does not help',
  law: 'You can turn to the authority of your country that supervises the European Accessibility Act.',
  madeTitle: 'How it was made',
  made: 'Prepared on {day} by the makers of the portal: with automatic tests of every page in real browsers, and by reading the code.',
  pages: {
    coupons: 'Coupons',
    rewards: 'Rewards',
    perks: 'Perks',
    transactions: 'Transactions',
    register: 'Create an account',
    accessibility: 'Accessibility',
  },
} as const
