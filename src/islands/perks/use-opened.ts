import { useState, useSyncExternalStore } from 'react'
import { openedItem, watchOpened } from '#lib/browser/opened-item.ts'

/** The item that the address opens; while it is closed again, still the last one, so that it can leave the screen. */
export function useOpened() {
  const opened = useSyncExternalStore(watchOpened, openedItem, () => undefined)
  const [last, setLast] = useState(opened)
  if (opened !== undefined && opened !== last) setLast(opened)
  return { id: opened ?? last, isOpen: opened !== undefined }
}
