import { cardStyles } from '#islands/shared/card/card-styles.ts'
import { Skeleton } from '../ui/state/skeleton.tsx'

/** As high as a line of words that comes with the island. */
const line = '\u00a0'

/** The card as `lib/browser/head/first-content.ts` fills it in. The code and the buttons come with the island. PRF-4. */
export const CardPattern = () => (
  <div className={cardStyles.hand}>
    <div className={cardStyles.pass}>
      <div className={cardStyles.head} data-has="--header-logo">
        <div className={cardStyles.knownLogo} />
      </div>
      <div className={cardStyles.holder}>
        <p className={cardStyles.name} data-optional="" translate="no">
          {'{firstname} {lastname}'}
        </p>
        <p>
          <span className={cardStyles.small}>{line}</span>
          <span className={cardStyles.digits} translate="no">
            {'{card.number|card}'}
          </span>
        </p>
      </div>
      <div className={cardStyles.pad}>
        <div className={cardStyles.bars} />
      </div>
    </div>
    <div className={cardStyles.tools}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  </div>
)
