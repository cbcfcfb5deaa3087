import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const addresses = {
  fields: {
    name: 'Numele adresei',
    nameHelp: 'De exemplu Acasă sau Serviciu.',
    street: 'Strada și numărul',
    city: 'Localitatea',
    postal_code: 'Codul poștal',
    country: 'Țara',
    choose: 'Alege țara',
  },
} satisfies Translation['addresses']
