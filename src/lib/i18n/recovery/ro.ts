import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  lead: 'Introdu e-mailul și îți trimitem un link ca să setezi o parolă nouă.',
  submit: 'Trimite-mi un link',
  toLogin: 'Înapoi la conectare',
  sent: {
    title: 'Verifică-ți e-mailul',
    text: 'Dacă există un cont pentru {email}, un link pentru setarea unei parole noi este pe drum.',
    change: 'Folosește alt e-mail',
  },
  reset: {
    lead: 'Alege o parolă pe care nu o folosești în altă parte.',
    submit: 'Salvează parola nouă',
  },
  done: {
    title: 'Parola nouă este setată',
    text: 'De acum te conectezi cu ea.',
  },
  expired: {
    title: 'Acest link nu mai funcționează',
    text: 'Un link funcționează o singură dată și doar un timp. Îți trimitem cu plăcere unul nou.',
    unsure:
      'Este posibil ca parola nouă să fie deja setată. Încearcă să te conectezi cu ea sau cere un link nou.',
    link: 'Cere un link nou',
  },
  lacking: {
    title: 'Ai nevoie de linkul din e-mailul nostru',
    text: 'Deschide linkul din e-mail sau cere unul.',
    link: 'Cere un link',
  },
} satisfies Translation['recovery']
