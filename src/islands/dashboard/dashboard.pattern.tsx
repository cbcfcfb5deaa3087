import { Ticket } from '#islands/ui/list/ticket.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { CardRow } from './card-row.tsx'

/** The first coupons of a member's home as `lib/browser/head/first-content.ts` fills them in. Time and cost come with the island. DSH-1. */
export const DashboardPattern = () => (
  <CardRow idOf={(id) => id} items={['{id}']} kind="tiles">
    {(id) => (
      <Ticket
        eager
        href={`/coupon/${id}`}
        image="{img_logo}"
        level={3}
        name="{name}"
        ribbon={undefined}
        validity=""
      >
        <Skeleton width="third" />
      </Ticket>
    )}
  </CardRow>
)
