import { useWords } from '#lib/i18n/use-words.ts'
import type { DealButton } from '#machines/deal/deal.view.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SafeImage } from '../ui/safe-image.tsx'
import { DealBody } from './deal-body.tsx'

interface DealDialogProps {
  open: boolean
  title: string
  image: string | undefined
  html: TrustedHTML | string | undefined
  failed: boolean
  button: DealButton | undefined
  onRetry: () => void
  onClose: () => void
}

/** The whole of a deal, and its button: the configured one where it leads somewhere, else Close. Spec §2, Sidebar. */
export function DealDialog(props: DealDialogProps) {
  const { open, title, image, html, failed, button, onRetry, onClose } = props
  const { common } = useWords()
  return (
    <Dialog
      actions={
        button ? (
          <ButtonLink
            href={button.href}
            onClick={onClose}
            tone="confirm"
            newTab={button.newTab ? common.newTab() : undefined}
          >
            {button.label}
          </ButtonLink>
        ) : (
          <Button onClick={onClose}>{common.close()}</Button>
        )
      }
      close={common.close()}
      onClose={onClose}
      open={open}
      title={title}
    >
      {image && <SafeImage alt="" corners="card" eager height={198} src={image} width={352} />}
      <DealBody failed={failed} html={html} onRetry={onRetry} />
    </Dialog>
  )
}
