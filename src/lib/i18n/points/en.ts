/** The balance, and what the platform says of points beside it: `n` is points, `date` a day in words; of `asOf`, a moment. */
export const words = {
  balance: 'Your points',
  /** Instead of the figure, where several balances have points and none is the one that counts. */
  unclear: 'The club keeps your points in several parts and does not say which of them you can spend.',
  pending: '{n:number|number} {{point|points}} pending',
  lapsing: '{n:number|number} {{point expires|points expire}} on {date}',
  later: 'Later dates',
  asOf: 'As of {date}',
} as const
