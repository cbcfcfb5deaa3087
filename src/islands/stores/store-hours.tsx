import { useState } from 'react'
import { late } from '#islands/ui/late.tsx'
import type { Opening } from '#lib/domain/stores/store.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

// High enough for a thumb.
const summary = css({ width: 'fit', minHeight: 'touch', alignContent: 'center', cursor: 'pointer' })

const LateWeek = late(() => import('./store-week.tsx').then((file) => file.StoreWeek))

/** The opening hours of a week, drawn when the member opens them. STO-1. */
export function StoreHours({ opening }: { opening: readonly Opening[] | undefined }) {
  const { storesPage: words } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summary}>{words.hours()}</summary>
      {isOpen && <LateWeek opening={opening} />}
    </details>
  )
}
