import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Încarcă bonuri',
  drop: 'Trage bonurile aici sau alege fișiere',
  choose: 'Alege fișiere',
  photo: 'Fă o fotografie',
  rules:
    'PDF, PNG sau JPEG, cel mult {size|number} MB fiecare. Eliminăm locul în care a fost făcută fotografia.',
  chosen: 'Fișiere alese',
  remove: 'Elimină {name}',
  retry: 'Încearcă din nou: {name}',
  large: 'Micșorează fotografiile mari',
  largeHelp: 'Se încarcă mai repede, iar bonurile rămân lizibile.',
  submit: 'Încarcă',
  stop: 'Oprește',
  progress: '{{all:|Încărcat||Încărcate||Încărcate}}: {done|number} din {all|number}',
  last: 'Trimitem bonurile…',
  unsure: 'Este posibil ca bonurile să fi ajuns totuși. Verifică lista înainte să le încarci din nou.',
  stage: {
    waiting: 'Așteaptă',
    sending: 'Se încarcă…',
    taken: 'Încărcat',
    failed: 'Neîncărcat',
  },
  ignored: {
    title: 'Neadăugate',
    type: 'Se pot încărca doar fișiere PDF, PNG și JPEG.',
    content: 'Conținutul nu corespunde numelui fișierului.',
    empty: 'Fișierul este gol.',
    duplicate: 'Acest fișier este deja în listă.',
    unreadable: 'Fișierul nu poate fi citit.',
    more: 'și încă {n|number} {{|fișier||fișiere||de fișiere}}',
  },
  changed: 'Fișierul a fost modificat sau șters. Elimină-l și alege-l din nou.',
  success: {
    title: 'Mulțumim!',
    text: 'Am primit {n|number} {{|bon||bonuri||de bonuri}}. Aici vei vedea când {{n:|este verificat||sunt verificate||sunt verificate}}.',
    done: 'Înapoi la bonuri',
  },
} satisfies Translation['receiptsUpload']
