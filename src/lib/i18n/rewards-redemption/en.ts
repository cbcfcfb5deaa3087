/** The redemption of a reward: the way, where it goes, the question, what became of it. RWD-2. */
export const words = {
  way: 'How would you like to get it?',
  help: {
    delivery: 'You hear from us by e-mail.',
    pickup: 'At a place that you choose.',
    donation: 'To a cause that you choose.',
  },
  to: {
    delivery: 'Where shall we send it?',
    pickup: 'Where will you pick it up?',
    donation: 'Which cause would you like to support?',
  },
  noCause: 'There is no cause to choose from yet.',
  missing: 'Please choose one.',
  next: 'Continue',
  back: 'Back',
  question: {
    title: 'Redeem this reward?',
    cost: 'Cost',
    left: 'You will have left',
    confirm: 'Redeem',
    checking: 'No answer came. We are checking your points…',
    untouched:
      'No answer came, but your points are unchanged. It seems that the reward was not redeemed. Wait a moment before you try again.',
  },
  unsure: {
    title: 'Did it work?',
    text: 'No answer came, so the reward may have been redeemed already. Look at your points before you try again.',
    again: 'Check again',
  },
  refused: {
    title: 'The reward was not redeemed',
    text: 'Nothing was taken from your points.',
  },
  success: {
    delivery: 'Your reward is on its way',
    pickup: 'Your reward is reserved',
    donation: 'Thank you!',
    sent: 'We are sending it to: {place}',
    kept: 'Pick it up here: {place}',
    given: 'Your points support: {place}',
    mail: 'You will get an e-mail about the delivery.',
    mailTo: 'You will get an e-mail about the delivery at {email}.',
  },
} as const
