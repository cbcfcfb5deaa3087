import { useEffect } from 'react'
import { keepAwake } from '#lib/browser/wake-lock.ts'
import type { CardCode } from '#lib/format/card-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { CodePicture } from '../ui/code-picture.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { look } from './look.ts'

interface CardZoomProps {
  open: boolean
  code: CardCode
  number: string
  onClose: () => void
}

/** The code alone, as large as the screen, which stays on meanwhile. Spec §2, my card: zoom. */
export function CardZoom({ open, code, number, onClose }: CardZoomProps) {
  const { common, pass } = useWords()
  useEffect(() => (open ? keepAwake() : undefined), [open])
  return (
    <Dialog close={common.close()} onClose={onClose} open={open} size="full" title={pass.zoom()}>
      <CodePicture className={look.zoom} code={code} label={pass.code({ number })} turns />
      <p className={look.center}>
        <span className={look.digits}>{number}</span>
        <span className={look.small}>{pass.bright()}</span>
      </p>
    </Dialog>
  )
}
