import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  long: {
    days: '{n|number} {{|zi||zile||de zile}}',
    hours: '{n|number} {{|oră||ore||de ore}}',
    minutes: '{n|number} {{|minut||minute||de minute}}',
    seconds: '{n|number} {{|secundă||secunde||de secunde}}',
  },
  short: { days: '{n|number} z', hours: '{n|number} h', minutes: '{n|number} min', seconds: '{n|number} s' },
} satisfies Translation['time']
