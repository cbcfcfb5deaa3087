import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  fields: {
    name: 'Názov adresy',
    nameHelp: 'Napríklad Domov alebo Práca.',
    street: 'Ulica a číslo',
    city: 'Mesto alebo obec',
    postal_code: 'PSČ',
    country: 'Krajina',
    choose: 'Vyberte krajinu',
  },
  form: 'Doručovacia adresa',
  add: 'Pridať adresu',
  edit: 'Upraviť',
  remove: 'Odobrať',
  save: 'Uložiť adresu',
  saved: 'Adresa je uložená.',
  removed: 'Adresa je odobratá.',
  empty: 'Zatiaľ nemáte žiadnu doručovaciu adresu.',
  emptyHint: 'Pridajte ju a budeme vedieť, kam posielať vaše odmeny.',
  list: 'Vaše doručovacie adresy',
  back: 'Späť na adresy',
  gone: 'Táto adresa tu už nie je.',
  unsure:
    'Napriek tomu sa mohla uložiť. Pokojne to skúste znova: najprv to overíme a žiadnu adresu neuložíme dvakrát.',
  removal: {
    title: 'Odobrať túto adresu?',
    text: 'Pri doručovaní ju už nebudeme ponúkať. Môžete ju kedykoľvek pridať znova.',
    confirm: 'Odobrať adresu',
    keep: 'Ponechať',
  },
} satisfies Translation['addresses']
