import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  balance: 'Twoje punkty',
  unclear: 'Klub prowadzi Twoje punkty w kilku miejscach i nie podaje, które z nich możesz wydać.',
  pending: '{n|number} {{|punkt oczekuje||punkty oczekują|punktów oczekuje|punktu oczekuje}}',
  lapsing: '{n|number} {{|punkt wygaśnie||punkty wygasną|punktów wygaśnie|punktu wygaśnie}} {date}',
  later: 'Kolejne terminy',
  asOf: 'Stan na {date}',
} satisfies Translation['points']
