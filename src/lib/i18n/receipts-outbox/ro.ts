import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Așteaptă să fie trimise',
  hint: 'Până la trimitere, aceste fișiere stau necriptate în acest browser. Când te deconectezi, sunt eliminate.',
  stage: {
    waiting: 'Se trimite când există rețea',
    sending: 'Se trimite…',
    failed: 'Netrimis',
  },
  unsure: 'Este posibil ca bonul să fi ajuns deja. Verificăm înainte să îl trimitem din nou.',
  notRemoved: 'Bonul nu a putut fi eliminat. Încearcă din nou.',
  unread:
    'Bonurile care așteaptă nu pot fi afișate acum. Închide celelalte file ale acestui site și încearcă din nou.',
  sent: '{{n:|Trimis||Trimise||Trimise}}: {n|number} {{|bon||bonuri||de bonuri}}.',
  offline: 'Nu există rețea. Bonurile rămân necriptate în acest browser și se trimit când există rețea.',
  later: 'Trimite mai târziu',
  kept: {
    title: 'Păstrate pentru mai târziu',
    text: 'În acest browser, fără criptare, așteaptă {n|number} {{|bon||bonuri||de bonuri}}. Se {{n:|trimite||trimit||trimit}} imediat ce există rețea; până atunci {{n:|îl||le||le}} poți elimina din listă.',
    some: '{{n:|Păstrat||Păstrate||Păstrate}} pentru mai târziu: {n|number} {{|bon||bonuri||de bonuri}}.',
  },
  failure: {
    denied:
      'Acest browser nu permite site-ului să păstreze fișiere, de exemplu într-o fereastră privată. Fișierele rămân aici: încarcă-le când există rețea.',
    full: 'În acest browser nu mai este loc pentru fișiere. Ele rămân aici: încarcă-le când există rețea sau eliberează spațiu.',
    blocked:
      'O altă filă a acestui site împiedică păstrarea. Închide-o și încearcă din nou. Fișierele rămân aici.',
  },
} satisfies Translation['receiptsOutbox']
