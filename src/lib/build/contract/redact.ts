/** Replaces what must not be read in a report; with `shortest`, only secrets of at least so many characters. */
export type Redact = (text: string, shortest?: number) => string

/** For texts that hold no secret. */
export const nothingToRedact: Redact = (text) => text

/**
 * Makes the function that takes secrets out of a text which came from the platform. It is for output only: an answer is
 * parsed as it came, and words of this check's own are never passed through it, whatever the password may be.
 */
export const redacting = (secrets: readonly string[]): Redact => {
  const forms = secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)])
  // The longest first: one secret may be a part of another.
  const sought = [...new Set(forms)]
    .filter((form) => form !== '')
    .toSorted((one, other) => other.length - one.length)
  return (text, shortest = 1) =>
    sought
      .filter(({ length }) => length >= shortest)
      .reduce((safe, secret) => safe.replaceAll(secret, '…'), text)
}
