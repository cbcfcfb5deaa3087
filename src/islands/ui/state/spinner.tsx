import { spinner } from '#styled/recipes'

/** A turning ring for a wait without a shape. `label` is read out; without it the ring is decoration. */
export function Spinner({
  label,
  large = false,
}: {
  label?: string | undefined
  large?: boolean | undefined
}) {
  return (
    <span
      className={spinner({ size: large ? 'large' : 'small' })}
      data-spinner=""
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
