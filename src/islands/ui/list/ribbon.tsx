import type { ReactNode } from 'react'
import { type RibbonVariantProps, ribbon } from '#styled/recipes'

interface RibbonProps {
  tone: RibbonVariantProps['tone']
  /** The widest text that it will show: what stands beside it does not move when the text loses a digit. */
  widest?: string | undefined
  children: ReactNode
}

/** The time left on a coupon. CPN-8: grey before it is valid, the club's colour, red near the end. */
export function Ribbon({ tone, widest, children }: RibbonProps) {
  return (
    <span className={ribbon({ tone })} data-live="" data-widest={widest}>
      {children}
    </span>
  )
}
