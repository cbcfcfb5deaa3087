import { useEffect, useState } from 'react'
import { onFragment } from '#lib/browser/navigation.ts'

/** Returns whether the upload is open: by its button here, or by a link to `/receipts#upload` from anywhere. */
export function useUploadAsked() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => onFragment('upload', () => setOpen(true)), [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
