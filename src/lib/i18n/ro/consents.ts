import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const consents = {
  title: 'Acord',
  agree: 'Sunt de acord',
  disagree: 'Nu sunt de acord',
  close: 'Închide fără acord',
  scrollHint: 'Pentru a fi de acord, derulați până la sfârșitul textului.',
  text: 'Textul acordului',
  mayAgree: 'Ați citit textul până la sfârșit și vă puteți da acordul.',
  legend: 'Acorduri',
  mustRead: 'Deschide textul. Vă puteți da acordul după ce îl citiți până la sfârșit.',
  read: 'Citiți textul',
  gone: 'Acest text nu mai este aici. Poate a fost înlocuit cu unul mai nou.',
} satisfies Translation['consents']
