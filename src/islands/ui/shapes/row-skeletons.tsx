import { css } from '#styled/css'
import { Card } from '../card.tsx'
import { Skeleton, Waiting } from '../state/skeleton.tsx'

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
