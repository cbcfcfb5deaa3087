import type { ReactNode } from 'react'
import { type LineVariantProps, line } from '#styled/recipes'

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
