import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  balance: 'Punctele tale',
  unclear: 'Clubul ține punctele tale în mai multe locuri și nu spune pe care le poți folosi.',
  pending: '{n|number} {{|punct||puncte||de puncte}} în așteptare',
  lapsing: '{n|number} {{|punct expiră||puncte expiră||de puncte expiră}} pe {date}',
  later: 'Alte termene',
  asOf: 'Situația la {date}',
} satisfies Translation['points']
