import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const addresses = {
  fields: {
    name: 'Názov adresy',
    nameHelp: 'Napríklad Domov alebo Práca.',
    street: 'Ulica a číslo',
    city: 'Mesto alebo obec',
    postal_code: 'PSČ',
    country: 'Krajina',
    choose: 'Vyberte krajinu',
  },
} satisfies Translation['addresses']
