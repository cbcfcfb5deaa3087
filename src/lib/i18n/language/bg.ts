import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  label: 'Език',
  own: 'Език на клуба',
  others: 'Други езици',
  failed: 'Езикът не можа да се зареди. Опитайте отново.',
  help: 'Този браузър помни избора ви.',
} satisfies Translation['language']
