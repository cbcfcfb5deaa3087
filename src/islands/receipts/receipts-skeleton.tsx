import { Card } from '#islands/ui/card.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { rowStyles as styles } from './styles.ts'

const rows = Array.from({ length: 6 }, (_, index) => index)

/** The receipts before they come. `label` is read out. */
export function ReceiptsSkeleton({ label }: { label: string }) {
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
