import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  title: 'Ново в профила ви',
  spent: '{n|number} {{точка беше изразходвана|точки бяха изразходвани}} ({day}, {time}).',
  signedIn: 'Вход в профила ви от ново устройство: {day}, {time}.',
  seen: 'Видяно',
} satisfies Translation['notices']
