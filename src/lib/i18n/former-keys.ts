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

/** The key of today for a key of a club's text that may be a former one: `signIn.title` for `auth.title`. */
export const keyOfToday = (path: string): string =>
  path.replace(/^(?:(?:frame|offers)\.)?\w+(?=\.)/, (group) =>
    Object.hasOwn(formerGroups, group) ? (formerGroups[group] ?? group) : group,
  )
