import { Skeleton } from '../ui/skeleton.tsx'
import { look } from './look.ts'

/** In place of a step of the registration until it is known which one it is. */
export function RegisterWaiting() {
  return (
    <div aria-busy="true" className={look.waiting}>
      <Skeleton shape="line" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}
