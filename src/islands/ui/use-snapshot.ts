import { useCallback, useSyncExternalStore } from 'react'

/** An actor as far as it is watched. */
interface Watched<TSnapshot> {
  getSnapshot(): TSnapshot
  subscribe(observer: { next: () => void; error: () => void }): { unsubscribe(): void }
}

const nothing = () => {}

/** The snapshot of an actor, such as a child of a machine's; undefined where there is none. */
export const useSnapshot = <TSnapshot>(actor: Watched<TSnapshot> | undefined): TSnapshot | undefined => {
  const subscribe = useCallback(
    (changed: () => void) => actor?.subscribe({ next: changed, error: changed }).unsubscribe ?? nothing,
    [actor],
  )
  const read = () => actor?.getSnapshot()
  return useSyncExternalStore(subscribe, read, read)
}
