import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  message: 'Správa',
  unread: 'Nové',
  empty: 'Zatiaľ pre vás nemáme žiadne správy.',
  emptyHint: 'Keď sa v klube niečo stane, prečítate si to tu.',
  lookAgain: 'Skontrolovať znova',
  shown: 'Zobrazené: {n|number} {{|správa||správy|správy|správ}}',
  end: 'To sú všetky vaše správy.',
  backToList: 'Späť na správy',
  gone: 'Táto správa už nie je k dispozícii.',
} satisfies Translation['news']
