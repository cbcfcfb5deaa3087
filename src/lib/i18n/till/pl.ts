import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  done: 'Gotowe',
  previous: 'Poprzedni kod',
  next: 'Następny kod',
  position: 'Kod {n|number} z {count|number}',
  about: 'Mniej więcej do {time}',
  pause: 'Zatrzymaj animację',
  resume: 'Włącz animację',
} satisfies Translation['till']
