/** Entries of the member’s own calendar: the button, and what the file says. `n` is points. CAL-1. */
export const words = {
  add: 'Add to calendar',
  failed: 'The calendar file could not be made. Please try again.',
  coupon: 'Coupon ends: {name}',
  couponText: 'The coupon is valid until the end of this entry.',
  lapse: '{n:number|number} {{point expires|points expire}}',
  lapseText: 'Spend them on a coupon or a reward before this day.',
  pickup: 'Pick up: {name}',
  pickupText: 'It is kept for you until the end of this entry: {place}',
  kept: 'It is kept for you until {date}.',
} as const
