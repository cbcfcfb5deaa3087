import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Kde nás nájdete',
  about: 'Adresy, otváracie hodiny a cesta k nám.',
  aboutWithPrices: 'Adresy, otváracie hodiny, ceny pohonných hmôt a cesta k nám.',
  all: 'Zobraziť všetky miesta',
  search: 'Hľadať podľa názvu alebo mesta',
  none: 'Nič také sme nenašli. Skúste iný názov alebo mesto.',
  empty: 'Zatiaľ tu nie je z čoho vyberať.',
  found: 'Nájdené: {n|number}',
} satisfies Translation['stores']
