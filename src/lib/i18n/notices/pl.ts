import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  title: 'Nowe na Twoim koncie',
  spent:
    '{n|number} {{|punkt został wydany||punkty zostały wydane|punktów zostało wydanych|punktu zostało wydane}} ({day}, {time}).',
  signedIn: 'Logowanie na nowym urządzeniu: {day}, {time}.',
  seen: 'Widzę',
} satisfies Translation['notices']
