import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Pliante',
  empty: 'Momentan nu avem pliante. Revino în curând.',
  from: 'Din {day}',
  until: 'Până la {day}',
  upcoming: 'În curând',
  past: 'Nu mai este valabil',
} satisfies Translation['leaflets']
