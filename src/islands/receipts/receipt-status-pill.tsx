import CheckIcon from 'lucide-react/icons/check'
import ClockIcon from 'lucide-react/icons/clock'
import XIcon from 'lucide-react/icons/x'
import { Pill } from '#islands/ui/text/pill.tsx'
import type { ReceiptStatus } from '#lib/domain/receipts/receipt.ts'
import { useWords } from '#lib/i18n/use-words.ts'

const styles = {
  approved: { tone: 'success', icon: <CheckIcon /> },
  pending: { tone: 'neutral', icon: <ClockIcon /> },
  rejected: { tone: 'error', icon: <XIcon /> },
} as const

/** Shows the status of a receipt, in a word with an icon. RCP-1. */
export function ReceiptStatusPill({ status }: { status: ReceiptStatus }) {
  const words = useWords().receipts
  return <Pill {...styles[status]}>{words.status[status]()}</Pill>
}
