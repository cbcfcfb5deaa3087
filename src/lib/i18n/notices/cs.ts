import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Nové ve vašem účtu',
  spent: 'Utracené body: {n|number} ({day}, {time}).',
  signedIn: 'Přihlášení na novém zařízení: {day}, {time}.',
  seen: 'Beru na vědomí',
} satisfies Translation['notices']
