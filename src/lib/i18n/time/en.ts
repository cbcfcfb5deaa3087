/** Long amounts are in the form that follows "in" and "for another"; short ones are for ribbons and countdowns. */
export const words = {
  long: {
    days: '{n:number|number} {{day|days}}',
    hours: '{n:number|number} {{hour|hours}}',
    minutes: '{n:number|number} {{minute|minutes}}',
    seconds: '{n:number|number} {{second|seconds}}',
  },
  short: {
    days: '{n:number|number} d',
    hours: '{n:number|number} h',
    minutes: '{n:number|number} min',
    seconds: '{n:number|number} s',
  },
} as const
