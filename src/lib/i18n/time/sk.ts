import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  long: {
    days: '{n|number} {{|deň||dni|dňa|dní}}',
    hours: '{n|number} {{|hodinu||hodiny|hodiny|hodín}}',
    minutes: '{n|number} {{|minútu||minúty|minúty|minút}}',
    seconds: '{n|number} {{|sekundu||sekundy|sekundy|sekúnd}}',
  },
  short: { days: '{n|number} d', hours: '{n|number} h', minutes: '{n|number} min', seconds: '{n|number} s' },
} satisfies Translation['time']
