import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  signIn: 'Folosește o cheie de acces',
  title: 'Chei de acces',
  lead: 'Cu o cheie de acces te conectezi cu amprenta, cu fața sau cu codul PIN al dispozitivului tău. Celelalte moduri de conectare rămân.',
  none: 'Nu ai încă nicio cheie de acces.',
  unnamed: 'Cheie de acces',
  since: 'Adăugată: {day}',
  add: 'Adaugă o cheie de acces',
  added: 'Cheia de acces este adăugată. Te poți conecta acum cu ea.',
  remove: 'Elimină',
  removed: 'Cheia de acces este eliminată. Nu te mai poți conecta cu ea.',
  notAdded: 'Nu a fost adăugată nicio cheie de acces. Poți încerca din nou oricând.',
  notUsed: 'Nu a fost folosită nicio cheie de acces. Încearcă din nou sau conectează-te altfel.',
  notSupported: 'Acest browser sau dispozitiv nu poate folosi chei de acces aici.',
  known: 'Acest dispozitiv are deja o cheie de acces pentru contul tău.',
  refused: 'Această cheie de acces nu este cunoscută aici. Conectează-te altfel.',
  absent: 'Cheile de acces nu pot fi folosite aici. Conectează-te altfel.',
} satisfies Translation['passkeys']
