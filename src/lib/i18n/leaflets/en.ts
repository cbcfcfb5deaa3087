/** Leaflets; `day` is a date in words. DSH-2. */
export const words = {
  title: 'Leaflets',
  empty: 'There are no leaflets right now. Come back soon.',
  from: 'From {day}',
  until: 'Until {day}',
  upcoming: 'Coming soon',
  past: 'No longer valid',
} as const
