import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  otherTab:
    'Twoje logowanie odnawia właśnie inna karta przeglądarki. Jeśli nie reaguje, otwórz ją lub zamknij.',
  notKept:
    'Twoja przeglądarka nie pozwala tej witrynie niczego zapisać, więc logowanie nie zostanie zapamiętane. Zezwól jej na pliki cookie i dane witryny albo zwolnij miejsce na urządzeniu i spróbuj ponownie.',
} satisfies Translation['session']
