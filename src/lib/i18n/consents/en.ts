/** The dialog of a consent's text. CON-1, CON-2. */
export const words = {
  title: 'Consent',
  agree: 'Agree',
  disagree: 'Disagree',
  close: 'Close without agreeing',
  scrollHint: 'Scroll to the end of the text to agree.',
  text: 'Text of the consent',
  mayAgree: 'You can agree now.',
  /** The block of consents to tick. */
  legend: 'Consents',
  mustRead: 'Opens the text. You can agree once you have read it to the end.',
  read: 'Read the text',
  gone: 'This text is not here any more. It may have been replaced by a newer one.',
} as const
