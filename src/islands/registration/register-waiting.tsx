import { formStyles } from '../ui/form/form-styles.ts'
import { Skeleton } from '../ui/state/skeleton.tsx'

/** In place of a step of the registration until it is known which one it is. */
export function RegisterWaiting() {
  return (
    <div aria-busy="true" className={formStyles.waiting}>
      <Skeleton shape="line" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}
