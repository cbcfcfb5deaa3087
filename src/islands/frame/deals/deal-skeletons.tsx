import { css } from '#styled/css'
import { Skeleton, Waiting } from '../../ui/state/skeleton.tsx'

const styles = {
  list: css({ stack: '4', visibility: 'visible' }),
  card: css({ padding: '4', border: 'hairline', borderRadius: 'card', bg: 'sidebar' }),
}

/** Three cards in the shape of deals. */
export const DealSkeletons = () => (
  <Waiting className={styles.list}>
    {[0, 1, 2].map((card) => (
      <div className={styles.card} key={card}>
        <Skeleton shape="picture" />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton width="half" />
      </div>
    ))}
  </Waiting>
)
