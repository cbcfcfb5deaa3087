import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  label: 'Telefónne číslo',
  help: 'Napríklad {example}.',
  example: '+421 900 123 456',
} satisfies Translation['phone']
