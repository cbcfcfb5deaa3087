import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const consents = {
  title: 'Súhlas',
  agree: 'Súhlasím',
  disagree: 'Nesúhlasím',
  close: 'Zavrieť bez súhlasu',
  scrollHint: 'Ak chcete súhlasiť, prejdite na koniec textu.',
  text: 'Text súhlasu',
} satisfies Translation['consents']
