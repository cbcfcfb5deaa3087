/** The reason why a browser keeps nothing: it allows no database, has no room, or another page of the site holds it up. */
export type StorageFailure = 'denied' | 'full' | 'blocked'

/** Returns the reason why something was not kept. error: what a database fails with; only its `failure` is read. */
export const storageFailureOf = (error: unknown): StorageFailure => {
  const failure: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'failure') : undefined
  return failure === 'full' || failure === 'blocked' ? failure : 'denied'
}
