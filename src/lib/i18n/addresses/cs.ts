import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  fields: {
    name: 'Název adresy',
    nameHelp: 'Například Domov nebo Práce.',
    street: 'Ulice a číslo',
    city: 'Město nebo obec',
    postal_code: 'PSČ',
    country: 'Země',
    choose: 'Vyberte zemi',
  },
  form: 'Doručovací adresa',
  add: 'Přidat adresu',
  edit: 'Upravit',
  remove: 'Odebrat',
  save: 'Uložit adresu',
  saved: 'Adresa je uložená.',
  removed: 'Adresa je odebraná.',
  empty: 'Zatím nemáte žádnou doručovací adresu.',
  emptyHint: 'Přidejte ji a budeme vědět, kam posílat vaše odměny.',
  list: 'Vaše doručovací adresy',
  back: 'Zpět na adresy',
  gone: 'Tato adresa už tu není.',
  unsure:
    'Přesto se mohla uložit. Klidně to zkuste znovu: nejdřív to ověříme a žádnou adresu neuložíme dvakrát.',
  removal: {
    title: 'Odebrat tuto adresu?',
    text: 'Při doručování už ji nebudeme nabízet. Můžete ji kdykoli přidat znovu.',
    confirm: 'Odebrat adresu',
    keep: 'Ponechat',
  },
} satisfies Translation['addresses']
