/** The member’s own limit for spending; `n` is points. LCK-2. */
export const words = {
  title: 'Spending limit',
  lead: 'Set a limit, and we ask for your password before a reward or a coupon that costs more. Then nobody who only has your phone can spend your points.',
  off: 'You have not set a limit.',
  on: 'We ask above {n:number|number} {{point|points}}.',
  label: 'Limit in points',
  help: 'With 0 we ask each time.',
  save: 'Set the limit',
  change: 'Change the limit',
  lift: 'Remove the limit',
  saved: 'Your limit is set.',
  lifted: 'Your limit is removed.',
  unsure: 'It may have worked all the same; what you see here is up to date.',
  number: 'Enter a whole number such as 500',
  tooHigh: 'Enter at most {n:number|number} {{point|points}}',
} as const
