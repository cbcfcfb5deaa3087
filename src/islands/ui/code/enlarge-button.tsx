import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { EnlargeIcon } from '../icons/enlarge.tsx'

interface EnlargeButtonProps {
  onClick: () => void
  /** The words on it. */
  children: ReactNode
}

/** Opens a code in a dialog as large as the screen; the main action for a code. */
export function EnlargeButton({ onClick, children }: EnlargeButtonProps) {
  return (
    <Button aria-haspopup="dialog" icon={<EnlargeIcon />} onClick={onClick} tone="primary" wide>
      {children}
    </Button>
  )
}
