import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import CheckIcon from 'lucide-react/icons/check'
import ClockIcon from 'lucide-react/icons/clock'
import FileTextIcon from 'lucide-react/icons/file-text'
import ImageIcon from 'lucide-react/icons/image'
import UploadIcon from 'lucide-react/icons/upload'
import XIcon from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { classNames } from '#islands/ui/class-name.ts'
import { late } from '#islands/ui/late.tsx'
import { onDemand } from '#islands/ui/on-demand.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { ListScreen } from '#islands/ui/shapes/list-screen.tsx'
import { memberIsland } from '#islands/ui/shapes/member-island.tsx'
import { RowSkeletons, rowLine } from '#islands/ui/shapes/row-skeletons.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { ReceiptsDrawing } from '#islands/ui/state/drawings.tsx'
import { Amount } from '#islands/ui/text/amount.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import { onFragment } from '#lib/browser/navigation.ts'
import { whenIdle } from '#lib/browser/page-load.ts'
import { pointsOf } from '#lib/domain/points/points.ts'
import type { Receipt, ReceiptStatus } from '#lib/domain/receipts/receipt.ts'
import { formatDate, formatTime } from '#lib/format/moments.ts'
import { formatMovement } from '#lib/format/numbers.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { receiptsQuery } from '#lib/queries/receipts.ts'
import { $hasOutbox } from '#machines/receipts/outbox-flag.ts'
import { css } from '#styled/css'
import { FileName, noteStyle } from './file-row.tsx'

const styles = {
  receipt: css({ display: 'flex', gap: '3' }),
  thumb: css({
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    borderRadius: 'md',
    background: 'subtle',
    color: 'muted',
  }),
  body: css({ stack: '1', flex: '1', minWidth: '0' }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' }),
  time: css({ flex: '[1 0 auto]', whiteSpace: 'nowrap', color: 'muted', textStyle: 'small' }),
  day: css({ flex: '1', minWidth: '0', fontWeight: 'bold' }),
}

const ReceiptsSkeleton = () => <RowSkeletons count={6} />

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
 * A receipt in the list: the kind of its file, the day, and the points or the reason of its rejection. The file's name
 * distinguishes receipts of the same minute. RCP-1.
 */
function ReceiptItem({ receipt }: { receipt: Receipt }) {
  const words = useWords()
  const locale = useLocale()
  const { id, created_at, status, file_name, points, reason } = receipt
  const earned = status === 'approved' ? pointsOf(points) : undefined
  return (
    <li className={classNames(rowLine, styles.receipt)} data-item={id}>
      <span className={styles.thumb}>{/\.pdf$/i.test(file_name) ? <FileTextIcon /> : <ImageIcon />}</span>
      <div className={styles.body}>
        <div className={styles.line}>
          <p className={styles.day}>{formatDate(created_at, locale) || words.receipts.one()}</p>
          {earned ? (
            <p>
              <span aria-hidden="true">
                <Amount gained>{formatMovement(points, locale)}</Amount>
              </span>
              <VisuallyHidden>{`+${words.common.points({ n: earned })}`}</VisuallyHidden>
            </p>
          ) : null}
        </div>
        <div className={styles.line}>
          <p className={styles.time}>{formatTime(created_at)}</p>
          <ReceiptStatusPill status={status} />
        </div>
        {file_name !== '' && (
          <div className={noteStyle}>
            <FileName name={file_name} />
          </div>
        )}
        {status === 'rejected' && reason && <p className={noteStyle}>{reason}</p>}
      </div>
    </li>
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

/** Fetches all that puts a receipt aside, and shows it: the network may go away while the page is open. */
const fetchAll = () => {
  void LazyUploadDialog.fetch()
  void LateWaitingReceipts.fetch()
}

/** The receipts that a member has uploaded, whatever has come of the list so far, and the way to more. RCP-1. */
function Receipts() {
  const words = useWords()
  const upload = useUploadAsked()
  const answer = useInfiniteQuery(receiptsQuery, queryClient)
  const hasOutbox = useStore($hasOutbox)
  useEffect(() => whenIdle(fetchAll), [])
  const { data } = answer
  const button = (
    <Button
      {...LazyUploadDialog.prefetch}
      data-upload=""
      icon={<UploadIcon />}
      onClick={upload.open}
      tone="primary"
    >
      {words.receipts.upload()}
    </Button>
  )
  return (
    <div className={screen}>
      {data?.length !== 0 && <div>{button}</div>}
      {hasOutbox && <LateWaitingReceipts />}
      <ListScreen
        announcement={(n) => words.receipts.shown({ n })}
        answer={answer}
        card
        empty={{
          drawing: <ReceiptsDrawing />,
          text: `${words.receipts.empty()} ${words.receipts.emptyHint()}`,
          action: button,
        }}
        end={words.receipts.end()}
        label={words.receipts.caption()}
        skeleton={<ReceiptsSkeleton />}
      >
        {(receipt) => <ReceiptItem key={receipt.id} receipt={receipt} />}
      </ListScreen>
      <LazyUploadDialog onClose={upload.close} open={upload.isOpen} />
    </div>
  )
}

/** The screen `/receipts`, for clubs that have receipts; frames.css shows the fallback in the others. RCP-1. */
export const ReceiptsIsland = memberIsland(ReceiptsSkeleton, Receipts, () => {
  const { known, settings } = useClub()
  return known && settings.GENERAL.receipts
})
