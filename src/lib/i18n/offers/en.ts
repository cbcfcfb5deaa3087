/** The sentences that the screens of perks and of leaflets share. DSH-2. */
export const words = {
  again: 'Check again',
} as const
