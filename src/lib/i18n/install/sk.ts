import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Majte klub poruke',
  text: 'Pridajte si ho do tohto zariadenia: karta aj kupóny sa otvoria jedným ťuknutím, a to aj bez siete.',
  add: 'Pridať',
  showHow: 'Ukázať postup',
  decline: 'Nie, ďakujem',
  share: 'Ťuknite na „Zdieľať“ v lište prehliadača.',
  addToHome: 'Vyberte „Pridať na plochu“.',
} satisfies Translation['install']
