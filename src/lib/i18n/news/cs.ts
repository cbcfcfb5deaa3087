import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  message: 'Zpráva',
  unread: 'Nové',
  empty: 'Zatím pro vás nemáme žádné zprávy.',
  emptyHint: 'Až se v klubu něco stane, přečtete si to tady.',
  lookAgain: 'Zkontrolovat znovu',
  shown: 'Zobrazeno: {n|number} {{|zpráva||zprávy|zprávy|zpráv}}',
  end: 'To jsou všechny vaše zprávy.',
  backToList: 'Zpět na zprávy',
  gone: 'Tato zpráva už není k dispozici.',
} satisfies Translation['news']
