/**
 * True when a build is to be seen once and then thrown away: `QUICK=1`. Its code is less compact, and has no code that
 * draws islands for clubs.
 */
export const isQuick = process.env.QUICK === '1'
