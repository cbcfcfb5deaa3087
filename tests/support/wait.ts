/**
 * Milliseconds for which a test waits for what it expects: in CI as long as a busy machine may take, on a person's machine no
 * longer than she likes to wait for a failure.
 */
export const wait = process.env.CI ? 60_000 : 10_000
