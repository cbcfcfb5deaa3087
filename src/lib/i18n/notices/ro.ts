import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Noutăți în contul tău',
  spent: 'Puncte cheltuite: {n|number} ({day}, {time}).',
  signedIn: 'Conectare de pe un dispozitiv nou: {day}, {time}.',
  seen: 'Am văzut',
} satisfies Translation['notices']
