import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Nahrať bločky',
  drop: 'Presuňte bločky sem alebo vyberte súbory',
  choose: 'Vybrať súbory',
  photo: 'Odfotiť bloček',
  rules: 'PDF, PNG alebo JPEG, každý najviac {size|number} MB. Miesto vzniku fotky odstránime.',
  chosen: 'Vybrané súbory',
  remove: 'Odobrať {name}',
  retry: 'Skúsiť znova: {name}',
  large: 'Zmenšiť veľké fotky',
  largeHelp: 'Nahrajú sa rýchlejšie a bločky zostanú čitateľné.',
  submit: 'Nahrať',
  stop: 'Zastaviť',
  progress: 'Nahrané: {done|number} z {all|number}',
  last: 'Odosielame bločky…',
  unsure: 'Bločky napriek tomu mohli prísť. Skôr než ich nahráte znova, pozrite sa, prosím, do zoznamu.',
  stage: {
    waiting: 'Čaká',
    sending: 'Nahráva sa…',
    taken: 'Nahrané',
    failed: 'Nenahrané',
  },
  ignored: {
    title: 'Nepridané',
    type: 'Nahrať možno len súbory PDF, PNG a JPEG.',
    content: 'Obsah nezodpovedá názvu súboru.',
    empty: 'Súbor je prázdny.',
    duplicate: 'Tento súbor už v zozname je.',
    unreadable: 'Súbor sa nedá prečítať.',
    more: 'a ešte {n|number} {{|súbor||súbory|súboru|súborov}}',
  },
  changed: 'Súbor bol zmenený alebo vymazaný. Odoberte ho, prosím, a vyberte znova.',
  success: {
    title: 'Ďakujeme!',
    text: 'Prijali sme {n|number} {{|bloček||bločky|bločka|bločkov}}. Tu uvidíte, keď {{n:|ho||ich|ho|ich}} skontrolujeme.',
    done: 'Späť na bločky',
  },
} satisfies Translation['receiptsUpload']
