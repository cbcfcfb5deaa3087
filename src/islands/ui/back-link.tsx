import ArrowLeftIcon from 'lucide-react/icons/arrow-left'
import type { ComponentProps } from 'react'
import { detailStyles } from './text/detail-styles.ts'

/** Leads from a thing to the list that it stands in. */
export function BackLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...rest} className={detailStyles.back}>
      <ArrowLeftIcon />
      <span>{children}</span>
    </a>
  )
}
