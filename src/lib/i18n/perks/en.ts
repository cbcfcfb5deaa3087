/** Perks. DSH-2. */
export const words = {
  one: 'Perk',
  empty: 'There are no perks for you right now. Come back soon.',
  gone: 'This perk is no longer available.',
} as const
