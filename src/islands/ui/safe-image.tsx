import ImageIcon from 'lucide-react/icons/image'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type PictureVariantProps, picture } from '#styled/recipes'
import { largeIcon } from './icon-size.ts'

interface SafeImageProps {
  /** Absent means nothing to show but the fallback. */
  src: string | undefined
  width: number
  height: number
  ratio?: PictureVariantProps['ratio'] | undefined
  corners?: PictureVariantProps['corners'] | undefined
  /** The first picture of a screen does not wait to be scrolled to. */
  eager?: boolean | undefined
  fallback?: ReactNode
}

/** A picture from the club beside the words that say the same: it keeps its place while it loads and never shows as broken. */
export function SafeImage(props: SafeImageProps) {
  const { src, width, height, ratio, corners, eager = false, fallback } = props
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const image = useRef<HTMLImageElement>(null)

  // A picture in the page's own HTML may have failed before this part came alive.
  useEffect(() => {
    const shown = image.current
    if (shown?.complete && shown.naturalWidth === 0) setBrokenSrc(src)
  }, [src])

  const broken = !src || src === brokenSrc
  return (
    <span className={picture({ ratio, corners })}>
      {broken ? (
        (fallback ?? <ImageIcon className={largeIcon} />)
      ) : (
        <img
          alt=""
          decoding="async"
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          onError={() => setBrokenSrc(src)}
          ref={image}
          referrerPolicy="no-referrer"
          src={src}
          width={width}
        />
      )}
    </span>
  )
}
