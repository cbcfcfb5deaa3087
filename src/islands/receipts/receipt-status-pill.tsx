import { CheckIcon } from '#islands/ui/icons/check.tsx'
import { ClockIcon } from '#islands/ui/icons/clock.tsx'
import { CloseIcon } from '#islands/ui/icons/close.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import type { ReceiptStatus } from '#lib/domain/receipts/receipt.ts'
import { receiptsWords } from '#lib/i18n/receipts/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'

const styles = {
  approved: { tone: 'success', icon: <CheckIcon /> },
  pending: { tone: 'neutral', icon: <ClockIcon /> },
  rejected: { tone: 'error', icon: <CloseIcon /> },
} as const

/** Shows the status of a receipt, in a word with an icon. RCP-1. */
export function ReceiptStatusPill({ status }: { status: ReceiptStatus }) {
  const words = useWords(receiptsWords).receipts
  return <Pill {...styles[status]}>{words.status[status]()}</Pill>
}
