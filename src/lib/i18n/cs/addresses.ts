import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const addresses = {
  fields: {
    name: 'Název adresy',
    nameHelp: 'Například Domov nebo Práce.',
    street: 'Ulice a číslo',
    city: 'Město nebo obec',
    postal_code: 'PSČ',
    country: 'Země',
    choose: 'Vyberte zemi',
  },
} satisfies Translation['addresses']
