import { type ChangeEvent, useRef } from 'react'
import { Button } from '../button.tsx'
import type { Elements } from '../elements.ts'

interface FileButtonProps {
  label: string
  icon: Elements
  accept: string
  /** Opens a phone's camera at once; elsewhere the browser asks for a file as it does without. */
  capture?: 'environment'
  busy?: boolean
  disabled?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that asks for a file, or for the camera. */
export function FileButton({ label, icon, accept, capture, busy, disabled, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    if (files.length > 0) onFiles(files)
    // The same file may be chosen again.
    currentTarget.value = ''
  }
  return (
    <>
      <Button aria-disabled={disabled} icon={icon} loading={busy} onClick={() => input.current?.click()} wide>
        {label}
      </Button>
      <input
        accept={accept}
        aria-label={label}
        capture={capture}
        hidden
        onChange={choose}
        ref={input}
        type="file"
      />
    </>
  )
}
