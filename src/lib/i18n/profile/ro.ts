import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  verified: 'Cont verificat',
  unverified: 'Cont neverificat',
  verify: 'Verifică contul',
  card: {
    title: 'Cardul meu',
    mine: 'Arată cardul',
    pair: 'Asociază un card',
    physical: 'Cere un card fizic',
    none: 'Nu ai încă un card.',
  },
  account: {
    title: 'Contul meu',
    edit: 'Editează profilul',
    phones: 'Acces la cont',
    addresses: 'Adrese de livrare',
    promo: 'Cod promoțional',
    receipts: 'Bonuri',
  },
  legal: {
    title: 'Informații legale',
    signed: 'Acord dat',
    unsigned: 'Fără acord',
    since: 'Din {day}',
    needed: 'Obligatoriu',
    sign: 'Îmi dau acordul',
    revoke: 'Retrage',
    signedNow: 'Ți-ai dat acordul.',
    revokedNow: 'Acordul a fost retras.',
    empty: 'Nu există acorduri de dat.',
    unsure: 'Este posibil să fi reușit totuși; ce vezi mai sus este la zi.',
  },
  withdrawal: {
    title: 'Retragi acest acord?',
    text: 'De atunci nu vom mai face ceea ce permitea. Îl poți da din nou oricând.',
    needed:
      'Clubul are nevoie de acest acord. Fără el, unele servicii pot să nu mai funcționeze pentru tine.',
    confirm: 'Retrage acordul',
    keep: 'Păstrează-l',
    unsure: 'Este posibil să fi reușit totuși. Poți încerca din nou fără grijă.',
  },
  data: {
    title: 'Datele mele',
    request: 'Cere datele mele personale',
    privacy: 'Confidențialitate',
    pages: 'Toate paginile',
    erase: 'Șterge contul',
  },
  question: {
    title: 'Ceri datele personale?',
    text: 'Adunăm ce știe clubul despre tine și îți trimitem. Poate dura până la 30 de zile.',
    confirm: 'Cere datele',
    cancel: 'Renunță',
    unsure:
      'Este posibil ca cererea să fi ajuns totuși. Dacă primești un e-mail, nu trebuie să ceri din nou.',
  },
  sent: {
    title: 'Cererea a fost trimisă',
    text: 'Vei primi un e-mail de confirmare. Deschide linkul din el. Pregătirea datelor poate dura până la 30 de zile.',
    to: 'E-mailul ajunge la {email}.',
  },
  link: {
    confirming: 'Îți confirmăm cererea…',
    granted: 'Cererea este confirmată. Îți trimitem datele personale în 30 de zile.',
    expired: 'Linkul a expirat sau a fost deja folosit. Poți cere din nou datele mai jos.',
  },
} satisfies Translation['profile']
