/**
 * The number of a card, where a till prints it (`section` and `line` are the words on the paper), and the ways to get
 * a card paired. PRF-5.
 */
export const words = {
  number: {
    label: 'Card number',
    help: '16 digits.',
    wrong: 'A card number has 16 digits. Please check it.',
  },
  receipt: {
    question: 'Where do I find the number?',
    answer: 'On your receipt: in the DOCUMENT section, on the Card line.',
    section: 'DOCUMENT',
    line: 'Card',
    picture: 'A receipt. In its DOCUMENT section, the line Card shows 16 digits.',
  },
  pairing: {
    submit: 'Pair the card',
    unknown: 'We do not know this card number. Check it and try again.',
    taken:
      'This card is already registered in our platform, please try to login or request to reset password.',
    logIn: 'Sign in to the other account',
    reset: 'Reset the password',
    signsOut: 'Either one logs you out of this account first.',
    help: 'Or ask our staff for help.',
    helpBelow: 'Or ask us for help: our contacts are at the bottom of the page.',
    unsure:
      'The answer got lost, so we do not know yet whether you have the card. We will check again when you are back online.',
    check: 'Check now',
    missed: 'You do not have the card yet. Please try again.',
    paired: 'Your card is paired.',
    created: 'Your virtual card is ready.',
    continue: 'Continue',
    notNow: 'Not now',
    has: 'You already have a card.',
    show: 'Show my card',
  },
  virtual: {
    title: 'No card at hand?',
    text: 'Create a virtual card and show it on your phone when you shop.',
    submit: 'Create a virtual card',
  },
  scan: {
    title: 'Scan the card',
    asking: 'Allow the camera, so that we can read the barcode of your card.',
    looking: 'Hold the barcode of your card in front of the camera.',
    reading: 'Reading the photo…',
    refused:
      'The camera is blocked. Allow it in the settings of your browser, or choose a photo of the card.',
    unavailable: 'There is no camera we could use here. Choose a photo of the card instead.',
    nothingFound: 'We found no card number in this photo. Take it straight on, with the whole barcode in it.',
    failed: 'The scanner could not be loaded. Check your connection and try again.',
    photo: 'Choose a photo',
    camera: 'Use the camera',
    found: 'The number of the card is filled in.',
  },
} as const
