import type { ComponentProps } from 'react'
import { detailLook } from './detail-look.ts'
import { BackIcon } from './icons/back.tsx'

/** Leads from a thing to the list that it stands in. */
export function BackLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...rest} className={detailLook.back}>
      <BackIcon />
      {children}
    </a>
  )
}
