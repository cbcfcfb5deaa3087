import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Nové ve vašem účtu',
  spent:
    '{n|number} {{|bod byl utracen||body byly utraceny|bodu bylo utraceno|bodů bylo utraceno}} ({day}, {time}).',
  signedIn: 'Přihlášení na novém zařízení: {day}, {time}.',
  seen: 'Beru na vědomí',
} satisfies Translation['notices']
