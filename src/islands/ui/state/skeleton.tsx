import type { ReactNode } from 'react'
import { type SkeletonVariantProps, skeleton } from '#styled/recipes'

interface SkeletonProps {
  shape?: SkeletonVariantProps['shape'] | undefined
  width?: SkeletonVariantProps['width'] | undefined
}

/** One grey shape in place of what comes. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape, width })} />
}

interface WaitingProps {
  /** Read out once while waiting. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** Shapes in place of what comes, with one sentence for screen readers. */
export function Waiting({ label, className, children }: WaitingProps) {
  return (
    <div aria-busy="true" aria-label={label} className={className} role="status">
      {children}
    </div>
  )
}

interface SkeletonsProps extends SkeletonProps, Omit<WaitingProps, 'children'> {
  count: number
}

/** Several of one shape. */
export function Skeletons({ count, label, className, ...rest }: SkeletonsProps) {
  return (
    <Waiting className={className} label={label}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <Skeleton key={index} {...rest} />
      ))}
    </Waiting>
  )
}
