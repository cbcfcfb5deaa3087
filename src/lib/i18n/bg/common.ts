import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const common = {
  close: 'Затваряне',
  retry: 'Опитайте отново',
  loading: 'Зареждане…',
  loadMore: 'Зареждане на още',
  showAll: 'Показване на всички',
  newTab: '(отваря се в нов раздел)',
  offline: 'Нямате връзка с интернет. Показаните данни може да не са актуални.',
  points: '{n|number} {{точка|точки}}',
} satisfies Translation['common']
