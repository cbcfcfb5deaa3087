import { Card } from '#islands/ui/card.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { css } from '#styled/css'

const rows = Array.from({ length: 8 }, (_, index) => index)
const row = css({
  paddingBlock: '3',
  borderBottom: 'hairline',
  _last: { borderBottom: 'none' },
})

/** The history before it comes. `label` is read out. */
export function TransactionsSkeleton({ label }: { label: string }) {
  return (
    <Card aria-busy="true" aria-label={label} role="status">
      {rows.map((index) => (
        <div className={row} key={index}>
          <Skeleton />
          <Skeleton width="third" />
        </div>
      ))}
    </Card>
  )
}
