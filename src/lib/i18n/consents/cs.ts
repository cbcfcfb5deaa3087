import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Souhlas',
  agree: 'Souhlasím',
  disagree: 'Nesouhlasím',
  close: 'Zavřít bez souhlasu',
  scrollHint: 'Souhlasit můžete, až přejdete na konec textu.',
  text: 'Text souhlasu',
  mayAgree: 'Teď můžete souhlasit.',
  legend: 'Souhlasy',
  mustRead: 'Otevře text. Souhlasit můžete, až ho dočtete do konce.',
  read: 'Přečíst text',
  gone: 'Tento text tu už není. Možná ho nahradil novější.',
} satisfies Translation['consents']
