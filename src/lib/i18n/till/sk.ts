import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  done: 'Hotovo',
  previous: 'Predchádzajúci kód',
  next: 'Ďalší kód',
  position: 'Kód {n|number} z {count|number}',
  about: 'Približne do {time}',
  pause: 'Zastaviť animáciu',
  resume: 'Spustiť animáciu',
} satisfies Translation['till']
