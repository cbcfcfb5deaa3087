/** Groups of wordings that had other names, by those: clubs have written texts for them. */
const formerGroups: Readonly<Record<string, string>> = {
  access: 'accountAccess',
  auth: 'signIn',
  'frame.footer': 'frameFooter',
  'frame.toasts': 'frameToasts',
  hub: 'profile',
  'offers.leaflets': 'leaflets',
  'offers.perks': 'perks',
  page: 'pages',
  particulars: 'profileEdit',
  pass: 'cardPass',
  promo: 'promoCode',
  redemption: 'rewardsRedemption',
  upload: 'receiptsUpload',
  venues: 'stores',
}

/** Wordings that several places have in common, with the keys that each of these places once had. */
const formerKeys = new Map(
  Object.entries({
    'card.number.label': ['cardPass.number'],
    'common.cancel': ['cardPass.physical.cancel', 'profile.question.cancel'],
    'common.expired': ['deletion.expired.title', 'recovery.expired.title', 'verification.expired.title'],
    'common.free': ['coupons.free', 'rewards.free'],
    'common.lookAgain': [
      'coupons.lookAgain',
      'news.lookAgain',
      'offers.again',
      'rewards.lookAgain',
      'rewardsRedemption.unsure.again',
    ],
    'common.next': ['card.pairing.continue', 'registration.card.submit', 'rewardsRedemption.next'],
    'common.notNow': ['accountAccess.later', 'card.pairing.notNow', 'cardPass.notNow'],
    'common.points': ['coupons.cost'],
    'common.remove': ['accountAccess.remove', 'addresses.remove'],
    'coupons.button.activate': ['coupons.activation.confirm'],
    'coupons.deactivation.button': ['coupons.deactivation.confirm'],
    'coupons.empty': ['dashboard.coupons.empty'],
    'coupons.ribbon.upcoming': ['leaflets.upcoming'],
    'frame.menu.card': ['frame.header.ownCard', 'profile.card.title'],
    'frameFooter.accessibility': ['accessibility.pages.accessibility'],
    'frameFooter.pages': ['profile.data.pages'],
    'frameFooter.privacy': ['profile.data.privacy'],
    'frameFooter.signed': ['profile.legal.signed'],
    'password.hide': ['signIn.password.hide'],
    'password.met': ['registration.steps.done'],
    'password.show': ['signIn.password.show'],
    'profile.card.mine': ['card.pairing.show'],
    'profile.card.pair': ['dashboard.pairCard'],
    'profile.card.physical': ['cardPass.physical.ask'],
    'promoCode.label': ['profile.account.promo'],
    'receipts.upload': ['sidebar.invoice.button'],
    'recovery.sent.title': ['deletion.sent.title', 'verification.instructing.title'],
    'registration.card.taken': ['card.pairing.taken'],
    'registration.code.submit': ['reauthentication.confirm'],
    'registration.form.reset': ['card.pairing.reset'],
    'registration.steps.back': ['rewardsRedemption.back'],
    'rewards.empty': ['dashboard.rewards.empty'],
    'rewards.title': ['accessibility.pages.rewards'],
    'signIn.password.password': ['reauthentication.label'],
    'signIn.password.submit': [
      'deletion.visiting.signIn',
      'registration.farewell.signIn',
      'signIn.code.submit',
    ],
    'transactions.empty': ['dashboard.transactions.empty'],
    'verify.link': ['coupons.verification.link', 'rewards.verify'],
  }).flatMap(([today, keys]) => keys.map((key) => [key, today] as const)),
)

/** The key of today for a key of a club's text that may be a former one: `signIn.title` for `auth.title`. */
export const keyOfToday = (path: string): string => {
  const key = path.replace(/^(?:(?:frame|offers)\.)?\w+(?=\.)/, (group) =>
    Object.hasOwn(formerGroups, group) ? (formerGroups[group] ?? group) : group,
  )
  return formerKeys.get(key) ?? key
}
