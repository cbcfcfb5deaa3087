/**
 * The figures of the statement of accessibility: how many criteria of WCAG 2.2 (A and AA) there are, how many of them tests
 * prove, how many were checked by hand, and how many are about what the portal does not have; prepared: unix seconds.
 * `tests/house/wcag-criteria.ts` has each of them, and a test compares. ACC-1.
 */
export const statement = {
  criteria: 55,
  tested: 31,
  reviewed: 15,
  absent: 9,
  prepared: Date.UTC(2026, 10, 25, 12) / 1000,
} as const
