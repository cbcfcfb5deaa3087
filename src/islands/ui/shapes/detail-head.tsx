import type { ReactNode } from 'react'
import type { Elements } from '../elements.ts'
import { SafeImage } from '../safe-image.tsx'
import { detailStyles } from '../text/detail-styles.ts'

interface DetailPictureProps {
  /** A safe address, or none; what is drawn in its place. */
  image: string | undefined
  fallback: ReactNode
  /** `photo` is higher. */
  ratio?: 'photo'
}

/** The picture of an item on its own screen. */
export const DetailPicture = ({ image, fallback, ratio }: DetailPictureProps) => (
  <div data-area="picture">
    <SafeImage
      corners="card"
      eager
      fallback={fallback}
      height={ratio ? 480 : 360}
      ratio={ratio}
      src={image}
      width={640}
    />
  </div>
)

interface DetailHeadProps {
  /** The id of its heading, for what is named by it. */
  id?: string | undefined
  name: string
  /** Stands above the name. */
  above?: Elements
  children?: Elements
}

/** The head of an item on its own screen. */
export const DetailHead = ({ id, name, above, children }: DetailHeadProps) => (
  <header className={detailStyles.head} data-area="head">
    {above}
    <h1 className={detailStyles.title} id={id} tabIndex={-1}>
      {name}
    </h1>
    {children}
  </header>
)
