import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  done: 'Gata',
  previous: 'Codul anterior',
  next: 'Codul următor',
  position: 'Codul {n|number} din {count|number}',
  about: 'Aproximativ până la {time}',
  pause: 'Oprește animația',
  resume: 'Pornește animația',
} satisfies Translation['till']
