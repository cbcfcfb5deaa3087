import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const recovery = {
  lead: 'Introdu e-mailul și îți trimitem un link ca să setezi o parolă nouă.',
  submit: 'Trimite-mi un link',
  toLogin: 'Înapoi la conectare',
  sent: {
    title: 'Verificați-vă e-mailul',
    text: 'Dacă există un cont pentru {email}, un link pentru setarea unei parole noi este pe drum.',
    change: 'Folosește alt e-mail',
  },
  reset: {
    lead: 'Alegeți o parolă pe care nu o folosiți în altă parte.',
    submit: 'Salvează parola nouă',
  },
  done: {
    title: 'Parola nouă este setată',
    text: 'De acum vă conectați cu ea.',
  },
  expired: {
    title: 'Acest link nu mai funcționează',
    text: 'Un link funcționează o singură dată și doar un timp. Vă trimitem cu plăcere unul nou.',
    unsure:
      'Este posibil ca parola nouă să fie deja setată. Încercați să vă conectați cu ea sau cereți un link nou.',
    link: 'Vreau un link nou',
  },
  lacking: {
    title: 'Aveți nevoie de linkul din e-mailul nostru',
    text: 'Deschideți linkul din e-mail sau cereți unul.',
    link: 'Vreau un link',
  },
} satisfies Translation['recovery']
