import { useWords } from '#lib/i18n/use-words.ts'
import type { DealButton } from '#machines/frame/deal.machine.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { Elements } from '../../ui/elements.ts'
import { SafeImage } from '../../ui/safe-image.tsx'

interface DealDialogProps {
  open: boolean
  title: string
  image: string | undefined
  button: DealButton | undefined
  onClose: () => void
  /** The text of the deal. */
  children: Elements
}

/** The whole of a deal, and its button: the configured one where it leads somewhere, else Close. FRM-6. */
export function DealDialog(props: DealDialogProps) {
  const { open, title, image, button, onClose, children } = props
  const { common } = useWords()
  return (
    <Dialog
      actions={
        button ? (
          <ButtonLink
            href={button.href}
            // What leads away in this tab takes the place of the dialog in the history.
            {...(button.newTab && { onClick: onClose })}
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
      {children}
    </Dialog>
  )
}
