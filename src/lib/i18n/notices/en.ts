/** News of the account: `day` is a weekday or a date in words. LCK-2. */
export const words = {
  title: 'New in your account',
  spent: '{n:number|number} {{point was|points were}} spent on {day} at {time}.',
  signedIn: 'Your account was opened on a new device on {day} at {time}.',
  seen: 'Seen',
} as const
