import type { ReactNode } from 'react'
import { type PillVariantProps, pill } from '#styled/recipes'

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
