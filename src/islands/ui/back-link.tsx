import type { ComponentProps } from 'react'
import { BackIcon } from './icons/back.tsx'
import { detailStyles } from './text/detail-styles.ts'

/** Leads from a thing to the list that it stands in. */
export function BackLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...rest} className={detailStyles.back}>
      <BackIcon />
      <span>{children}</span>
    </a>
  )
}
