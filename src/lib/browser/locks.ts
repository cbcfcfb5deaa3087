/** How often the holder of a lock tells those who wait that it is alive, in milliseconds. */
const pulse = 1000

const channelOf = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(`lock:${name}`)
  } catch {
    return undefined
  }
}

const managerOf = (): LockManager | undefined => {
  try {
    return globalThis.navigator?.locks
  } catch {
    return undefined
  }
}

/**
 * Runs work while no other tab of the origin runs work of that name. Where locks are missing or refuse, and
 * where the holder gives no sign of life for `patience` milliseconds (a frozen tab), the work runs all the same:
 * whoever relies on it re-reads the shared state first. Errors of the work itself come through.
 */
export const withLock = async <T>(name: string, patience: number, work: () => Promise<T>): Promise<T> => {
  const locks = managerOf()
  if (!locks) return work()
  const channel = channelOf(name)
  const impatience = new AbortController()
  let timer = setTimeout(() => impatience.abort(), patience)
  channel?.addEventListener('message', () => {
    clearTimeout(timer)
    timer = setTimeout(() => impatience.abort(), patience)
  })
  let began = false
  let beating: ReturnType<typeof setInterval> | undefined
  try {
    return await locks.request(name, { signal: impatience.signal }, () => {
      began = true
      clearTimeout(timer)
      beating = setInterval(() => channel?.postMessage('alive'), pulse)
      return work()
    })
  } catch (error) {
    if (began) throw error
    return await work()
  } finally {
    clearTimeout(timer)
    clearInterval(beating)
    channel?.close()
  }
}
