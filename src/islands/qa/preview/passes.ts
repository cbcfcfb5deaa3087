import type { ContrastRow, Seen } from '#lib/design/contrast-table.ts'

/** Returns true when a pair has enough contrast for WCAG AA as the club configured it. */
export const passes = ({ asked, least }: ContrastRow): boolean => asked.ratio >= least

/** A ratio to two digits, never rounded up: 4.499 is not enough and must not look so. */
export const ratioText = ({ ratio }: Seen): string => (Math.floor(ratio * 100) / 100).toFixed(2)
