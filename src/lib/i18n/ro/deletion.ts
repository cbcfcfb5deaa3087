import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const deletion = {
  title: 'Ștergerea contului',
  keep: 'Păstrează contul',
  visiting: {
    text: 'Doar membrul poate cere ștergerea contului. Vă rugăm să vă autentificați mai întâi.',
    signIn: 'Autentificare',
  },
  asking: {
    lead: 'Ne pare rău că plecați. Iată ce înseamnă:',
    points: 'Pierdeți punctele, cupoanele și recompensele.',
    card: 'Cardul dvs. nu mai strânge puncte.',
    days: 'Ștergerea completă a datelor poate dura până la 30 de zile.',
    start: 'Șterge contul meu',
  },
  question: {
    title: 'Ștergeți contul?',
    text: 'Vă vom trimite un e-mail cu un link. Nimic nu se șterge până când nu îl deschideți și confirmați.',
    confirm: 'Trimite-mi e-mailul',
    unsure: 'E-mailul poate fi totuși pe drum. Dacă sosește, nu trebuie să îl cereți din nou.',
  },
  sent: {
    title: 'Verificați e-mailul',
    text: 'V-am trimis un e-mail cu un link. Deschideți-l pentru a confirma ștergerea.',
    to: 'A fost trimis la {email}.',
    until: 'Până atunci, contul rămâne neschimbat.',
    again: 'Trimite e-mailul din nou',
    resent: 'Am trimis din nou e-mailul.',
  },
  link: {
    title: 'Ștergeți contul definitiv?',
    text: 'Aceasta este ultima întrebare. Punctele, cupoanele și recompensele vor dispărea și nimeni nu le poate readuce.',
    confirm: 'Șterge definitiv',
    unsure: 'Este posibil ca ultima încercare să fi reușit totuși. Puteți încerca din nou fără grijă.',
  },
  expired: {
    title: 'Acest link nu mai funcționează',
    text: 'A expirat sau a fost deja folosit. Dacă ați confirmat deja ștergerea, nu trebuie să faceți nimic.',
    member: 'Dacă doriți în continuare să ștergeți contul, vă trimitem un e-mail nou.',
    visitor: 'Dacă doriți în continuare să ștergeți contul, autentificați-vă și cereți un e-mail nou.',
    again: 'Trimite un e-mail nou',
  },
  granted: {
    title: 'Cererea dvs. este confirmată',
    text: 'Vă vom trimite datele personale prin e-mail în cel mult 30 de zile.',
  },
  farewell: {
    title: 'La revedere și vă mulțumim',
    text: 'Contul dvs. este în curs de ștergere. Ștergerea completă poate dura până la 30 de zile.',
    count: 'Vă deconectăm în {n|number} {{|secundă||secunde||de secunde}}.',
    signOut: 'Deconectare acum',
  },
} satisfies Translation['deletion']
