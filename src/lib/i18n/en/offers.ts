/** Perks and leaflets; `day` is a date in words. Spec §2, menu areas. */
export const offers = {
  again: 'Check again',
  perks: {
    one: 'Perk',
    empty: 'There are no perks for you right now. Come back soon.',
    gone: 'This perk is no longer available.',
  },
  leaflets: {
    empty: 'There are no leaflets right now. Come back soon.',
    from: 'From {day}',
    until: 'Until {day}',
    upcoming: 'Coming soon',
    past: 'No longer valid',
  },
} as const
