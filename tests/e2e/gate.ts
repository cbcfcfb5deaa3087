import { wait } from '../support/wait.ts'

/**
 * The rules by which journeys reach a verdict, the same for the gate's own test. In CI a failed one is tried twice more; one
 * that passed only then is flaky, which `tests/support/verdict.ts` tells. Without CI nothing is tried again. A broken
 * build says so in minutes: the run ends after 25 failures.
 */
export const gate = { retries: process.env.CI ? 2 : 0, maxFailures: 25, expect: { timeout: wait } }
