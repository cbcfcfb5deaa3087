import { useMachine } from '@xstate/react'
import { ignoreDoubleClick } from '#islands/shared/ignore-double-click.ts'
import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog/dialog.tsx'
import { ReceiptsDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { useOnline } from '#islands/ui/state/offline-line.tsx'
import { DoneDrawing } from '#islands/ui/state/outcome-drawings.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { receiptUploadView } from '#machines/receipts/receipt-upload.machine.ts'
import { receiptUpload } from '#machines/receipts/receipt-upload.store.ts'
import { UploadChoice } from './upload-choice.tsx'

/**
 * Choose files, upload them, and learn that they have arrived, or wait for a network. What was chosen stays when the dialog is closed, which
 * waits for the end of an upload. RCP-2.
 */
export function UploadDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { outbox, uploading: words } = useWords().receipts
  const online = useOnline()
  const [snapshot, send] = useMachine(receiptUpload)
  const view = receiptUploadView(snapshot)
  const isOver = view.isDone || view.isAside
  const leave = () => {
    if (view.busy) return
    onClose()
    send({ type: 'dismissed' })
  }
  return (
    <Dialog
      actions={
        <>
          {/* One button with two meanings, so that the focus has nowhere to go. */}
          <Button
            aria-disabled={!(view.canUpload || isOver)}
            loading={view.busy}
            onClick={() => (isOver ? leave() : send({ type: 'submitted' }))}
            tone="primary"
            wide
          >
            {isOver ? words.success.done() : online ? words.submit() : outbox.later()}
          </Button>
          {view.busy && (
            <Button
              aria-disabled={!view.canCancel}
              onClick={ignoreDoubleClick(() => send({ type: 'cancelled' }))}
              wide
            >
              {words.stop()}
            </Button>
          )}
        </>
      }
      onClose={leave}
      open={open}
      title={view.isDone ? words.success.title() : view.isAside ? outbox.kept.title() : words.title()}
    >
      {isOver ? (
        <div role="status">
          <EmptyState
            drawing={view.isDone ? <DoneDrawing /> : <ReceiptsDrawing />}
            text={view.isDone ? words.success.text({ n: view.taken }) : outbox.kept.text({ n: view.kept })}
          />
        </div>
      ) : (
        <UploadChoice send={send} view={view} />
      )}
    </Dialog>
  )
}
