import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Nahrát účtenky',
  drop: 'Přetáhněte účtenky sem nebo vyberte soubory',
  choose: 'Vybrat soubory',
  photo: 'Vyfotit účtenku',
  rules: 'PDF, PNG nebo JPEG, každý nejvýše {size|number} MB. Místo pořízení fotky odstraníme.',
  chosen: 'Vybrané soubory',
  remove: 'Odebrat {name}',
  retry: 'Zkusit znovu: {name}',
  large: 'Zmenšit velké fotky',
  largeHelp: 'Nahrají se rychleji a účtenky zůstanou čitelné.',
  submit: 'Nahrát',
  stop: 'Zastavit',
  progress: 'Nahráno {done|number} z {all|number}',
  last: 'Odesíláme účtenky…',
  unsure: 'Účtenky přesto mohly dorazit. Než je nahrajete znovu, podívejte se prosím do seznamu.',
  stage: {
    waiting: 'Čeká',
    sending: 'Nahrává se…',
    taken: 'Nahráno',
    failed: 'Nenahráno',
  },
  ignored: {
    title: 'Nepřidáno',
    type: 'Nahrát lze jen soubory PDF, PNG a JPEG.',
    content: 'Obsah neodpovídá názvu souboru.',
    empty: 'Soubor je prázdný.',
    duplicate: 'Tento soubor už v seznamu je.',
    unreadable: 'Soubor nelze přečíst.',
    more: 'a ještě {n|number} {{|soubor||soubory|souboru|souborů}}',
  },
  changed: 'Soubor byl změněn nebo smazán. Odeberte ho prosím a vyberte znovu.',
  success: {
    title: 'Děkujeme!',
    text: 'Přijali jsme {n|number} {{|účtenku||účtenky|účtenky|účtenek}}. Tady uvidíte, až {{n:|ji||je|ji|je}} zkontrolujeme.',
    done: 'Zpět na účtenky',
  },
} satisfies Translation['receiptsUpload']
