import Maximize2Icon from 'lucide-react/icons/maximize-2'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

/** Opens a code in a dialog as large as the screen; the main action for a code. */
export function EnlargeButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button aria-haspopup="dialog" icon={<Maximize2Icon />} onClick={onClick} tone="primary" wide>
      {children}
    </Button>
  )
}
