import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Limit wydatków',
  lead: 'Ustaw limit, a przed nagrodą lub kuponem, które kosztują więcej, zapytamy o hasło. Nikt, kto ma tylko Twój telefon, nie wyda wtedy Twoich punktów.',
  off: 'Limit nie jest ustawiony.',
  on: 'Pytamy powyżej {n|number} {{|punktu||punktów|punktów|punktu}}.',
  label: 'Limit w punktach',
  help: 'Przy 0 pytamy za każdym razem.',
  save: 'Ustaw limit',
  change: 'Zmień limit',
  lift: 'Usuń limit',
  saved: 'Limit jest ustawiony.',
  lifted: 'Limit jest usunięty.',
  unsure: 'Mimo to mogło się udać; to, co tu widzisz, jest aktualne.',
  number: 'Wpisz liczbę całkowitą, na przykład 500',
  tooHigh: 'Wpisz najwyżej {n|number} {{|punkt||punkty|punktów|punktu}}',
} satisfies Translation['spendLock']
