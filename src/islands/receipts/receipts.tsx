import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { ReceiptsDrawing } from '#islands/ui/drawings.tsx'
import { EmptyState } from '#islands/ui/empty-state.tsx'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { UploadIcon } from '#islands/ui/icons/upload.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { screen } from '#islands/ui/screen-look.ts'
import { useOnline } from '#islands/ui/use-online.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { receiptsQuery } from '#lib/queries/receipts.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { ReceiptList } from './receipt-list.tsx'
import { ReceiptsSkeleton } from './receipts-skeleton.tsx'
import { LazyUploadDialog, loadUploadDialog } from './upload-dialog-lazy.tsx'
import { useUploadAsked } from './use-upload-asked.ts'

const fetchAhead = () => void loadUploadDialog().catch(() => {})

/** The receipts that a member has uploaded, whatever has come of the list so far, and the way to more. Spec §2. */
export function Receipts() {
  const words = useWords()
  const online = useOnline()
  const upload = useUploadAsked()
  const answer = useInfiniteQuery(receiptsQuery, queryClient)
  const trouble = useTrouble(answer)
  const { data } = answer
  const button = (
    <Button
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
      {(!online || (trouble === 'network' && data)) && <OfflineLine text={words.common.offline()} />}
      {data?.length !== 0 && <div>{button}</div>}
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
          <ReceiptList answer={answer} receipts={data} trouble={trouble} />
        )
      ) : trouble ? (
        <Card>
          <ErrorState answer={answer} retry={words.common.retry()} text={words.errors[trouble]()} />
        </Card>
      ) : (
        <ReceiptsSkeleton label={words.common.loading()} />
      )}
      <LazyUploadDialog onClose={upload.close} open={upload.isOpen} />
    </div>
  )
}
