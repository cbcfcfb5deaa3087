import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  label: 'Kod promocyjny',
  help: 'Kody promocyjne znajdziesz w naszych gazetkach, aktualnościach i e-mailach.',
  submit: 'Użyj kodu',
  invalid: 'Nie znamy tego kodu promocyjnego. Sprawdź każdy znak.',
  used: 'Ten kod promocyjny został już użyty.',
  usedByTry:
    'Ten kod promocyjny został już użyty, najpewniej przy Twojej poprzedniej próbie. Co dał, zobaczysz w transakcjach.',
  unsure:
    'Kod mógł mimo to zostać przyjęty. Zobaczysz to w transakcjach; możesz spokojnie spróbować ponownie.',
  accepted: 'Twój kod promocyjny został przyjęty.',
  gained: 'Dopisujemy Ci {n|number} {{|punkt||punkty|punktów|punktu}}.',
  another: 'Wpisz kolejny kod',
  transactions: 'Pokaż transakcje',
} satisfies Translation['promoCode']
