/**
 * The number of a card, and where a till prints it: `section` and `line` are the words on the paper. Spec §1, §5.
 */
export const card = {
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
} as const
