/** The foot of each page. FRM-8. */
export const words = {
  label: 'More about the club',
  requiredConsents: 'Required consents',
  failed: 'The consents could not be loaded.',
  signed: 'Agreed',
  pages: 'All pages',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  madeWith: 'Made with {name}',
} as const
