import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import CheckIcon from 'lucide-react/icons/check'
import ClockIcon from 'lucide-react/icons/clock'
import UploadIcon from 'lucide-react/icons/upload'
import XIcon from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { island } from '#islands/ui/island.tsx'
import { late } from '#islands/ui/late.tsx'
import type { Pages } from '#islands/ui/list/answer.ts'
import { ListFoot } from '#islands/ui/list/load-more.tsx'
import { useRows } from '#islands/ui/list/use-revealed.ts'
import { Live } from '#islands/ui/live.tsx'
import { onDemand } from '#islands/ui/on-demand.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { ReceiptsDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { useOnline } from '#islands/ui/state/use-online.ts'
import { Amount } from '#islands/ui/text/amount.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import { onFragment } from '#lib/browser/navigation.ts'
import { whenIdle } from '#lib/browser/page-load.ts'
import type { QueryErrorName } from '#lib/domain/call-error.ts'
import { pointsOf } from '#lib/domain/points/points.ts'
import type { Receipt, ReceiptStatus } from '#lib/domain/receipts/receipt.ts'
import { formatDate, formatTime } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { receiptsQuery } from '#lib/queries/receipts.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
import { $club } from '#machines/club/club.store.ts'
import { $hasOutbox } from '#machines/receipts/outbox-flag.ts'
import { $session } from '#machines/session/session.store.ts'
import { FileName } from './file-name.tsx'
import { rowStyles as styles } from './styles.ts'

const rows = Array.from({ length: 6 }, (_, index) => index)

/** The receipts before they come. `label` is read out. */
function ReceiptsSkeleton({ label }: { label: string }) {
  return (
    <Card aria-busy="true" aria-label={label} role="status">
      {rows.map((index) => (
        <div className={styles.row} key={index}>
          <div className={styles.body}>
            <Skeleton width="half" />
            <Skeleton width="third" />
          </div>
        </div>
      ))}
    </Card>
  )
}

const statusPills = {
  approved: { tone: 'success', icon: <CheckIcon /> },
  pending: { tone: 'neutral', icon: <ClockIcon /> },
  rejected: { tone: 'error', icon: <XIcon /> },
} as const

/** Shows the status of a receipt, in a word with an icon. RCP-1. */
function ReceiptStatusPill({ status }: { status: ReceiptStatus }) {
  const words = useWords().receipts
  return <Pill {...statusPills[status]}>{words.status[status]()}</Pill>
}

/**
 * A receipt in the list: when it was uploaded, of which file, and what it earned or why it was refused. Of two that were
 * uploaded one after the other only the file's name tells which was refused. RCP-1.
 */
function ReceiptItem({ receipt }: { receipt: Receipt }) {
  const words = useWords()
  const locale = useLocale()
  const { id, created_at, status, file_name, points, reason } = receipt
  const day = formatDate(created_at, locale)
  const earned = status === 'approved' ? pointsOf(points) : undefined
  return (
    <li className={styles.receipt} data-item={id}>
      <div className={styles.line}>
        <p className={styles.name}>{day ? words.receipts.uploaded({ day }) : words.receipts.one()}</p>
        {earned ? <Amount gained>{`+${words.common.points({ n: earned })}`}</Amount> : null}
      </div>
      <div className={styles.line}>
        <p className={styles.day}>{formatTime(created_at)}</p>
        <ReceiptStatusPill status={status} />
      </div>
      {file_name !== '' && (
        <div className={styles.note}>
          <FileName name={file_name} />
        </div>
      )}
      {status === 'rejected' && reason && <p className={styles.note}>{reason}</p>}
    </li>
  )
}

interface ReceiptListProps {
  receipts: readonly Receipt[]
  answer: Pages
  callError: QueryErrorName | undefined
}

/** The receipts that have come, the latest first, with a way to more of them. */
function ReceiptList({ receipts, answer, callError }: ReceiptListProps) {
  const words = useWords()
  const drawn = useRows(receipts, answer)
  return (
    <>
      <Card>
        <ul aria-label={words.receipts.caption()}>
          {drawn.rows.map((receipt) => (
            <ReceiptItem key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      </Card>
      <ListFoot
        answer={answer}
        drawn={drawn}
        end={words.receipts.end()}
        announcement={words.receipts.shown({ n: drawn.shown })}
        callError={callError}
        words={words}
      />
    </>
  )
}

/** Returns whether the upload is open: by its button here, or by a link to `/receipts#upload` from anywhere. */
function useUploadAsked() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => onFragment('upload', () => setOpen(true)), [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

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
function Receipts() {
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

/** The screen `/receipts`, for clubs that have receipts; frames.css shows the fallback in the others. RCP-1. */
export const ReceiptsIsland = island(() => {
  const words = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const { known, settings } = useStore($club, { ssr: 'initial' })
  const waiting = <ReceiptsSkeleton label={words.common.loading()} />
  const mayOpen = who === 'member' && known && settings.GENERAL.receipts
  return (
    <Live ready={mayOpen} waiting={waiting}>
      {() => <Receipts />}
    </Live>
  )
})
