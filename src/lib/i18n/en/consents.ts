/** The dialog of a consent's text. Spec §4, "Consent dialog". */
export const consents = {
  title: 'Consent',
  agree: 'Agree',
  disagree: 'Disagree',
  close: 'Close without agreeing',
  scrollHint: 'Scroll to the end of the text to agree.',
  text: 'Text of the consent',
} as const
