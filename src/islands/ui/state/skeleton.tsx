import type { ReactNode } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
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
  className?: string | undefined
  children: ReactNode
}

/** Shapes in place of what comes, with one sentence for screen readers. */
export function Waiting({ className, children }: WaitingProps) {
  const { common } = useWords()
  return (
    <div aria-busy="true" aria-label={common.loading()} className={className} role="status">
      {children}
    </div>
  )
}

interface SkeletonsProps extends SkeletonProps, Omit<WaitingProps, 'children'> {
  count: number
}

const shapes = ({ count, ...rest }: SkeletonProps & { count: number }) =>
  Array.from({ length: count }, (_, index) => index).map((index) => <Skeleton key={index} {...rest} />)

/** Several of one shape. */
export const Skeletons = ({ className, ...rest }: SkeletonsProps) => (
  <Waiting className={className}>{shapes(rest)}</Waiting>
)

/** A form of visitors to come: a line, and its fields. */
export const FieldSkeletons = ({ count }: { count: number }) => (
  <div aria-busy="true" className={css({ stack: '5' })}>
    <Skeleton shape="line" />
    {shapes({ count, shape: 'row' })}
  </div>
)
