import Maximize2Icon from 'lucide-react/icons/maximize-2'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

interface EnlargeButtonProps {
  onClick: () => void
  children: ReactNode
}

/** Opens a code in a dialog as large as the screen; the main action for a code. */
export function EnlargeButton({ onClick, children }: EnlargeButtonProps) {
  return (
    <Button aria-haspopup="dialog" icon={<Maximize2Icon />} onClick={onClick} tone="primary" wide>
      {children}
    </Button>
  )
}
