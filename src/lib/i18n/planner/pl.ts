import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Mój cel',
  toGo: 'Brakuje {n|number} {{|punktu||punktów|punktów|punktu}}',
  reached: 'Masz wystarczająco punktów.',
  days: 'Około {n|number} {{|dnia||dni|dni|dnia}} w Twoim tempie z ostatnich 90 dni',
  weeks: 'Około {n|number} {{|tygodnia||tygodni|tygodni|tygodnia}} w Twoim tempie z ostatnich 90 dni',
  years: 'Ponad dwa lata w Twoim tempie z ostatnich 90 dni',
  noPace: 'Historia jest jeszcze za krótka, by powiedzieć, ile to potrwa.',
  lapsing: 'Po drodze {n|number} {{|punkt wygaśnie||punkty wygasną|punktów wygaśnie|punktu wygaśnie}}.',
  offer:
    'Za {n|number} {{|punkt, który by wygasł,||punkty, które by wygasły,|punktów, które by wygasły,|punktu, które by wygasły,}} możesz mieć:',
  pin: 'Ustaw jako mój cel',
  unpin: 'Usuń mój cel',
} satisfies Translation['planner']
