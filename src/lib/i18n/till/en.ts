/** The view of a code at the till; `n` and `count` are whole numbers. TIL-1. */
export const words = {
  done: 'Done',
  previous: 'Previous code',
  next: 'Next code',
  position: 'Code {n:number|number} of {count:number|number}',
  about: 'Until about {time}',
  pause: 'Pause the animation',
  resume: 'Start the animation',
} as const
