import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  long: {
    days: '{n|number} {{ден|дни}}',
    hours: '{n|number} {{час|часа}}',
    minutes: '{n|number} {{минута|минути}}',
    seconds: '{n|number} {{секунда|секунди}}',
  },
  short: {
    days: '{n|number} д',
    hours: '{n|number} ч',
    minutes: '{n|number} мин',
    seconds: '{n|number} сек',
  },
} satisfies Translation['time']
