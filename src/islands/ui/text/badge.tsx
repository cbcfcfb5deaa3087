import { badge } from '#styled/recipes'

/** The number on the corner of an icon, at most "99+". The icon's label says it in words. */
export function Badge({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span aria-hidden="true" className={badge()}>
      {count > 99 ? '99+' : count}
    </span>
  )
}
