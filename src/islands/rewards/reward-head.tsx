import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import type { Elements } from '../ui/elements.ts'

interface RewardHeadProps {
  /** The id of its heading, for what is named by it. */
  id?: string | undefined
  name: string
  perex: string | undefined
  /** The content below: its cost, and the ways to have it. */
  children: Elements
}

/** The head of a reward's own screen. */
export const RewardHead = ({ id, name, perex, children }: RewardHeadProps) => (
  <header className={detailStyles.head} data-area="head">
    <h1 className={detailStyles.title} id={id}>
      {name}
    </h1>
    {perex && <p data-optional="">{perex}</p>}
    {children}
  </header>
)
