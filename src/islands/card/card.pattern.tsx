import { Skeleton } from '../ui/state/skeleton.tsx'
import { styles } from './styles.ts'

/** As high as a line of words that comes with the island. */
const line = '\u00a0'

/** The card as `lib/browser/head/first-content.ts` fills it in. The code and the buttons come with the island. PRF-4. */
export const CardPattern = () => (
  <div className={styles.hand}>
    <div className={styles.pass}>
      <div className={styles.head} data-has="--header-logo">
        <div className={styles.knownLogo} />
      </div>
      <div className={styles.holder}>
        <p className={styles.name} data-optional="" translate="no">
          {'{firstname} {lastname}'}
        </p>
        <p>
          <span className={styles.small}>{line}</span>
          <span className={styles.digits} translate="no">
            {'{card.number|card}'}
          </span>
        </p>
      </div>
      <div className={styles.pad}>
        <div className={styles.bars} />
      </div>
    </div>
    <div className={styles.tools}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  </div>
)
