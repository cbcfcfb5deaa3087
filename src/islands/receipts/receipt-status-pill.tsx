import { CheckIcon } from '#islands/ui/icons/check.tsx'
import { ClockIcon } from '#islands/ui/icons/clock.tsx'
import { CloseIcon } from '#islands/ui/icons/close.tsx'
import { Pill } from '#islands/ui/marks.tsx'
import type { ReceiptStatus } from '#lib/domain/receipt.ts'
import { useWords } from '#lib/i18n/use-words.ts'

const looks = {
  approved: { tone: 'success', icon: <CheckIcon /> },
  pending: { tone: 'neutral', icon: <ClockIcon /> },
  rejected: { tone: 'error', icon: <CloseIcon /> },
} as const

/** Where a receipt stands, in a word with an icon. Spec §4 "Invoice". */
export function ReceiptStatusPill({ status }: { status: ReceiptStatus }) {
  const words = useWords().receipts
  return <Pill {...looks[status]}>{words.status[status]()}</Pill>
}
