import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  done: 'Terminé',
  previous: 'Code précédent',
  next: 'Code suivant',
  position: 'Code {n|number} sur {count|number}',
  about: 'Jusqu’à {time} environ',
  pause: 'Arrêter l’animation',
  resume: 'Lancer l’animation',
} satisfies Translation['till']
