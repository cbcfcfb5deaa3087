/** The balance, and what the platform says of points beside it: `n` is points, `date` a day in words; of `asOf`, a moment. */
export const words = {
  balance: 'Your points',
  pending: '{n:number|number} {{point|points}} pending',
  lapsing: '{n:number|number} {{point expires|points expire}} on {date}',
  later: 'Later dates',
  asOf: 'As of {date}',
} as const
