/** The reward that a member has made her goal, and the way to it; `n` is points, days or weeks. PTS-2. */
export const words = {
  title: 'My goal',
  toGo: '{n:number|number} {{point|points}} to go',
  reached: 'You have enough points.',
  days: 'About {n:number|number} {{day|days}} at your pace of the last 90 days',
  weeks: 'About {n:number|number} {{week|weeks}} at your pace of the last 90 days',
  years: 'More than two years at your pace of the last 90 days',
  noPace: 'There is not enough history yet to say how long it takes.',
  lapsing: '{n:number|number} {{point expires|points expire}} on the way.',
  offer: 'With the {n:number|number} {{point|points}} that would expire you can have:',
  pin: 'Make it my goal',
  unpin: 'Remove my goal',
} as const
