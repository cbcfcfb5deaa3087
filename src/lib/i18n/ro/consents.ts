import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const consents = {
  title: 'Acord',
  agree: 'Sunt de acord',
  disagree: 'Nu sunt de acord',
  close: 'Închide fără acord',
  scrollHint: 'Pentru a fi de acord, derulați până la sfârșitul textului.',
  text: 'Textul acordului',
} satisfies Translation['consents']
