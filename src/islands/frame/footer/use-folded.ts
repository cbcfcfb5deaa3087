import { useRef, useSyncExternalStore } from 'react'

const nothing = () => () => {}

/**
 * Returns true on a phone, where the columns of the footer are folded: narrower than where they stand beside each other.
 * It stays so when the phone is turned, since a column that is drawn anew would take an open consent away. WHL-7.
 */
export const useFolded = (): boolean => {
  const first = useRef<boolean>(undefined)
  return useSyncExternalStore(
    nothing,
    () => (first.current ??= matchMedia('(max-width: 599.98px)').matches === true),
    () => false,
  )
}
