import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const common = {
  close: 'Затваряне',
  cancel: 'Отказ',
  retry: 'Опитайте отново',
  reload: 'Презареждане на страницата',
  loading: 'Зареждане…',
  loadMore: 'Зареждане на още',
  back: 'Назад',
  showAll: 'Показване на всички',
  newTab: '(отваря се в нов раздел)',
  offline: 'Нямате връзка с интернет. Показаните данни може да не са актуални.',
  online: 'Отново имате връзка с интернет.',
  points: '{n|number} {{точка|точки}}',
} satisfies Translation['common']
