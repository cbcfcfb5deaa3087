import { css } from '#styled/css'
import { Card } from '../card.tsx'
import { partStyles } from '../part-styles.ts'
import { Skeleton, Skeletons, Waiting } from '../state/skeleton.tsx'

/** A screen of the account before it is known who the member is. */
export function FormSkeleton({ count = 4 }: { count?: number }) {
  return (
    <Card>
      <Skeletons className={partStyles.part} count={count} shape="row" />
    </Card>
  )
}

/** The line between the rows of a card. */
export const rowLine = css({
  paddingBlock: '3',
  borderBottom: 'hairline',
  _last: { borderBottom: 'none' },
})

/** The rows of a card before they come. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <Card>
      <Waiting>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <div className={rowLine} key={index}>
            <Skeleton />
            <Skeleton width="third" />
          </div>
        ))}
      </Waiting>
    </Card>
  )
}
