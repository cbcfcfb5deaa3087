import type { ReactNode } from 'react'
import { type LineVariantProps, line } from '#styled/recipes'
import type { Elements } from '../elements.ts'

interface LineProps {
  tone?: LineVariantProps['tone'] | undefined
  icon?: Elements
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
