import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  long: {
    days: '{n|number} {{|den||dny|dne|dní}}',
    hours: '{n|number} {{|hodinu||hodiny|hodiny|hodin}}',
    minutes: '{n|number} {{|minutu||minuty|minuty|minut}}',
    seconds: '{n|number} {{|sekundu||sekundy|sekundy|sekund}}',
  },
  short: { days: '{n|number} d', hours: '{n|number} h', minutes: '{n|number} min', seconds: '{n|number} s' },
} satisfies Translation['time']
