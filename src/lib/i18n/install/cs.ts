import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Mějte klub po ruce',
  text: 'Přidejte si ho do tohoto zařízení: karta i kupony se otevřou jedním klepnutím, a to i bez sítě.',
  add: 'Přidat',
  showHow: 'Ukázat postup',
  decline: 'Ne, děkuji',
  share: 'Klepněte na „Sdílet“ v liště prohlížeče.',
  addToHome: 'Vyberte „Přidat na plochu“.',
} satisfies Translation['install']
