import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import UploadIcon from 'lucide-react/icons/upload'
import { useEffect } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { late } from '#islands/ui/late.tsx'
import { onDemand } from '#islands/ui/on-demand.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { ReceiptsDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { useOnline } from '#islands/ui/state/use-online.ts'
import { whenIdle } from '#lib/browser/page-load.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { receiptsQuery } from '#lib/queries/receipts.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
import { $hasOutbox } from '#machines/receipts/outbox-flag.ts'
import { ReceiptList } from './receipt-list.tsx'
import { ReceiptsSkeleton } from './receipts-skeleton.tsx'
import { useUploadAsked } from './use-upload-asked.ts'

/** The upload of receipts; its code arrives when it first opens. */
const LazyUploadDialog = onDemand(() => import('./upload-dialog.tsx').then((file) => file.UploadDialog))

/** The receipts that wait to be sent; the code arrives where there are some. */
const LateWaitingReceipts = late(() => import('./waiting-receipts.tsx').then((file) => file.WaitingReceipts))

const fetchAhead = () => void LazyUploadDialog.fetch()

/** Fetches all that puts a receipt aside, and shows it: the network may go away while the page is open. */
const fetchAll = () => {
  fetchAhead()
  void LateWaitingReceipts.fetch()
}

/** The receipts that a member has uploaded, whatever has come of the list so far, and the way to more. RCP-1. */
export function Receipts() {
  const words = useWords()
  const online = useOnline()
  const upload = useUploadAsked()
  const answer = useInfiniteQuery(receiptsQuery, queryClient)
  const callError = useCallError(answer)
  const hasOutbox = useStore($hasOutbox)
  useEffect(() => whenIdle(fetchAll), [])
  const { data } = answer
  const button = (
    <Button
      data-upload=""
      icon={<UploadIcon />}
      onClick={upload.open}
      onFocus={fetchAhead}
      onPointerEnter={fetchAhead}
      tone="primary"
    >
      {words.receipts.upload()}
    </Button>
  )
  return (
    <div className={screen}>
      {(!online || (callError === 'network' && data)) && <OfflineLine text={words.common.offline()} />}
      {data?.length !== 0 && <div>{button}</div>}
      {hasOutbox && <LateWaitingReceipts />}
      {data ? (
        data.length === 0 ? (
          <Card>
            <EmptyState
              action={button}
              drawing={<ReceiptsDrawing />}
              text={`${words.receipts.empty()} ${words.receipts.emptyHint()}`}
            />
          </Card>
        ) : (
          <ReceiptList answer={answer} receipts={data} callError={callError} />
        )
      ) : callError ? (
        <Card>
          <ErrorState answer={answer} retry={words.common.retry()} text={words.errors[callError]()} />
        </Card>
      ) : (
        <ReceiptsSkeleton label={words.common.loading()} />
      )}
      <LazyUploadDialog onClose={upload.close} open={upload.isOpen} />
    </div>
  )
}
