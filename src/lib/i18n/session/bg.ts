import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  otherTab: 'Друг раздел с този сайт подновява влизането ви. Ако не реагира, отворете го или го затворете.',
  notKept:
    'Браузърът ви не позволява на този сайт да запазва данни, затова влизането ви няма да се запомни. Разрешете бисквитките и данните за този сайт или освободете място на устройството и опитайте отново.',
} satisfies Translation['session']
