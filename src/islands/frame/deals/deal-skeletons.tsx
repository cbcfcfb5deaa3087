import { css } from '#styled/css'
import { Skeleton } from '../../ui/state/skeleton.tsx'

const styles = {
  list: css({ stack: '4', visibility: 'visible' }),
  card: css({ padding: '4', border: 'hairline', borderRadius: 'card', bg: 'sidebar' }),
}

/** Three cards in the shape of deals. */
export function DealSkeletons({ label }: { label: string }) {
  return (
    <div aria-busy="true" aria-label={label} className={styles.list} role="status">
      {[0, 1, 2].map((card) => (
        <div className={styles.card} key={card}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  )
}
