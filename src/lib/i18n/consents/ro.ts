import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Acord',
  agree: 'Sunt de acord',
  disagree: 'Nu sunt de acord',
  close: 'Închide fără acord',
  scrollHint: 'Ca să fii de acord, derulează textul până la sfârșit.',
  text: 'Textul acordului',
  mayAgree: 'Acum îți poți da acordul.',
  legend: 'Acorduri',
  mustRead: 'Deschide textul. Îți poți da acordul după ce îl citești până la sfârșit.',
  read: 'Citește textul',
  gone: 'Acest text nu mai este aici. Poate a fost înlocuit cu unul mai nou.',
} satisfies Translation['consents']
