/** English sentences that a club's requirements fix word for word, by their keys. AUT-1 to AUT-5, REG-2 to REG-4, CPN-3, RWD-1. */
export const agreed: Readonly<Record<string, string>> = {
  'signIn.password.failed': 'Your login info does not seem to be right. Please try again.',
  'signIn.code.wrong': 'Invalid code entered',
  'coupons.hint.points': "You don't have enough points for this coupon!",
  'rewards.notice.short': "You don't have enough points for this reward!",
  'errors.mixed.required': '{field} is a required field',
  'registration.card.failed': 'Card verification failed',
  'registration.card.taken':
    'This card is already registered in our platform, please try to login or request to reset password.',
  'registration.form.mandatory': 'Fill in mandatory fields',
  'registration.form.taken': 'An account with the specified email already exists!',
  'frame.fallback.title': 'Unexpected Application Error!',
}
