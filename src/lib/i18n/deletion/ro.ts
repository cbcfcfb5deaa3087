import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Ștergerea contului',
  keep: 'Păstrează contul',
  visiting: {
    text: 'Doar titularul contului poate cere ștergerea lui. Conectează-te mai întâi.',
    signIn: 'Conectează-te',
  },
  asking: {
    lead: 'Ne pare rău că pleci. Iată ce înseamnă:',
    points: 'Pierzi punctele, cupoanele și recompensele.',
    card: 'Cardul tău nu mai adună puncte.',
    days: 'Ștergerea completă a datelor poate dura până la 30 de zile.',
    start: 'Șterge contul meu',
  },
  question: {
    title: 'Ștergi contul?',
    text: 'Îți trimitem un e-mail cu un link. Nu se șterge nimic până când nu îl deschizi și confirmi.',
    confirm: 'Trimite-mi e-mailul',
    unsure: 'E-mailul poate fi totuși pe drum. Dacă sosește, nu trebuie să îl ceri din nou.',
  },
  sent: {
    title: 'Verifică-ți e-mailul',
    text: 'Ți-am trimis un e-mail cu un link. Deschide-l ca să confirmi ștergerea.',
    to: 'A fost trimis la {email}.',
    until: 'Până atunci, contul rămâne neschimbat.',
    again: 'Trimite e-mailul din nou',
    resent: 'Am trimis din nou e-mailul.',
  },
  link: {
    title: 'Ștergi contul definitiv?',
    text: 'Aceasta este ultima întrebare. Punctele, cupoanele și recompensele vor dispărea și nimeni nu le poate readuce.',
    confirm: 'Șterge definitiv',
    unsure: 'Este posibil ca ultima încercare să fi reușit totuși. Poți încerca din nou fără grijă.',
  },
  expired: {
    title: 'Acest link nu mai funcționează',
    text: 'A expirat sau a fost deja folosit. Dacă ai confirmat deja ștergerea, nu trebuie să faci nimic.',
    member: 'Dacă vrei în continuare să îți ștergi contul, îți trimitem un e-mail nou.',
    visitor: 'Dacă vrei în continuare să îți ștergi contul, conectează-te și cere un e-mail nou.',
    again: 'Trimite un e-mail nou',
  },
  granted: {
    title: 'Cererea ta este confirmată',
    text: 'Îți trimitem datele personale prin e-mail în cel mult 30 de zile.',
  },
  farewell: {
    title: 'La revedere și îți mulțumim',
    text: 'Contul tău este în curs de ștergere. Ștergerea completă poate dura până la 30 de zile.',
    count: 'Te deconectăm peste {n|number} {{|secundă||secunde||de secunde}}.',
    signOut: 'Deconectează-te acum',
  },
} satisfies Translation['deletion']
