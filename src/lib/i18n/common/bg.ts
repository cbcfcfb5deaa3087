import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  close: 'Затваряне',
  retry: 'Нов опит',
  loading: 'Зареждане…',
  loadMore: 'Зареждане на още',
  newTab: '(отваря се в нов раздел)',
  offline: 'Нямате връзка с интернет. Показаните данни може да не са актуални.',
  points: '{n|number} {{точка|точки}}',
  missing: 'Прозорецът не се зареди.',
} satisfies Translation['common']
