import { type SkeletonVariantProps, skeleton } from '#styled/recipes'

interface SkeletonProps {
  shape?: SkeletonVariantProps['shape'] | undefined
  width?: SkeletonVariantProps['width'] | undefined
}

/** One grey shape in place of what comes. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape, width })} />
}

interface SkeletonsProps extends SkeletonProps {
  count: number
  /** Read out once while waiting. */
  label: string
  className?: string | undefined
}

/** Several shapes at once, with one sentence for screen readers. */
export function Skeletons({ count, label, className, ...rest }: SkeletonsProps) {
  return (
    <div aria-busy="true" aria-label={label} className={className} role="status">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <Skeleton key={index} {...rest} />
      ))}
    </div>
  )
}
