import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  long: {
    days: '{n|number} {{|dzień||dni|dni|dnia}}',
    hours: '{n|number} {{|godzinę||godziny|godzin|godziny}}',
    minutes: '{n|number} {{|minutę||minuty|minut|minuty}}',
    seconds: '{n|number} {{|sekundę||sekundy|sekund|sekundy}}',
  },
  short: { days: '{n|number} d', hours: '{n|number} h', minutes: '{n|number} min', seconds: '{n|number} s' },
} satisfies Translation['time']
