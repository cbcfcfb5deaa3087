import GiftIcon from 'lucide-react/icons/gift'
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
