import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Súhlas',
  agree: 'Súhlasím',
  disagree: 'Nesúhlasím',
  close: 'Zavrieť bez súhlasu',
  scrollHint: 'Ak chcete súhlasiť, prejdite na koniec textu.',
  text: 'Text súhlasu',
  mayAgree: 'Teraz môžete súhlasiť.',
  legend: 'Súhlasy',
  mustRead: 'Otvorí text. Súhlasiť môžete, keď ho dočítate do konca.',
  read: 'Prečítať text',
  gone: 'Tento text tu už nie je. Možno ho nahradil novší.',
} satisfies Translation['consents']
