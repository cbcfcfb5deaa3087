import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const addresses = {
  fields: {
    name: 'Nazwa adresu',
    nameHelp: 'Na przykład Dom lub Praca.',
    street: 'Ulica i numer',
    city: 'Miejscowość',
    postal_code: 'Kod pocztowy',
    country: 'Kraj',
    choose: 'Wybierz kraj',
  },
} satisfies Translation['addresses']
