import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  long: {
    days: '{n|number} {{|jour|||de jours|jours}}',
    hours: '{n|number} {{|heure|||d’heures|heures}}',
    minutes: '{n|number} {{|minute|||de minutes|minutes}}',
    seconds: '{n|number} {{|seconde|||de secondes|secondes}}',
  },
  short: { days: '{n|number} j', hours: '{n|number} h', minutes: '{n|number} min', seconds: '{n|number} s' },
} satisfies Translation['time']
