import type { ReactNode } from 'react'
import {
  type LineVariantProps,
  line,
  type PillVariantProps,
  pill,
  type RibbonVariantProps,
  ribbon,
} from '#styled/recipes'
import { OfflineIcon } from './icons/offline.tsx'

/** The time left on a coupon. Spec §4, ribbon: grey before it is valid, the club's colour, red near the end. */
export function Ribbon({ tone, children }: { tone: RibbonVariantProps['tone']; children: ReactNode }) {
  return <span className={ribbon({ tone })}>{children}</span>
}

interface PillProps {
  tone?: PillVariantProps['tone'] | undefined
  /** A colour is never alone: a status has an icon too. */
  icon?: ReactNode
  children: ReactNode
}

/** A short word in a rounded shape. */
export function Pill({ tone, icon, children }: PillProps) {
  return (
    <span className={pill({ tone })}>
      {icon}
      {children}
    </span>
  )
}

interface LineProps {
  tone?: LineVariantProps['tone'] | undefined
  icon?: ReactNode
  children: ReactNode
}

/** A calm line across the content. */
export function Line({ tone, icon, children }: LineProps) {
  return (
    <div className={line({ tone })}>
      {icon}
      <div>{children}</div>
    </div>
  )
}

/** Says that the network is away; what is on screen stays usable. */
export function OfflineLine({ text }: { text: string }) {
  return (
    <div role="status">
      <Line icon={<OfflineIcon />}>{text}</Line>
    </div>
  )
}
