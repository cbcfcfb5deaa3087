import GiftIcon from 'lucide-react/icons/gift'
import type { Elements } from '#islands/ui/elements.ts'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'

/** The picture of a reward's own screen. image: a safe address, or none. */
export const RewardPicture = ({ image }: { image: string | undefined }) => (
  <div className={detailStyles.picture} data-area="picture">
    <SafeImage
      alt=""
      corners="card"
      eager
      fallback={<GiftIcon className={largeIcon} />}
      height={480}
      ratio="photo"
      src={image}
      width={640}
    />
  </div>
)

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
