import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Noutăți în contul tău',
  spent:
    '{n|number} {{|punct a fost cheltuit||puncte au fost cheltuite||de puncte au fost cheltuite}} ({day}, {time}).',
  signedIn: 'Conectare de pe un dispozitiv nou: {day}, {time}.',
  seen: 'Am văzut',
} satisfies Translation['notices']
