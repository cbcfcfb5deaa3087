import { badge } from '#styled/recipes'

interface BadgeProps {
  count: number
  /** There may be more: "20+". */
  isMore?: boolean
}

/** The number on the corner of an icon, at most "99+". The icon's label says it in words. */
export function Badge({ count, isMore = false }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span aria-hidden="true" className={badge()}>
      {`${Math.min(count, 99)}${isMore || count > 99 ? '+' : ''}`}
    </span>
  )
}
