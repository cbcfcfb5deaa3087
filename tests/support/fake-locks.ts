/** Web Locks for an environment without them: exclusive, first come first served, given up by a signal. */
export const fakeLocks = () => {
  const tails = new Map<string, Promise<unknown>>()
  const request = async (
    name: string,
    { signal }: { signal?: AbortSignal },
    work: () => Promise<unknown>,
  ): Promise<unknown> => {
    const before = tails.get(name) ?? Promise.resolve()
    const done = Promise.withResolvers<void>()
    tails.set(
      name,
      before.then(() => done.promise),
    )
    const given = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
    try {
      await Promise.race([before, given])
      return await work()
    } finally {
      done.resolve()
    }
  }
  return { request }
}
