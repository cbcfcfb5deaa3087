import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  done: 'Hotovo',
  previous: 'Předchozí kód',
  next: 'Další kód',
  position: 'Kód {n|number} z {count|number}',
  about: 'Přibližně do {time}',
  pause: 'Zastavit animaci',
  resume: 'Spustit animaci',
} satisfies Translation['till']
