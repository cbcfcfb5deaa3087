import { type ComponentType, lazy, Suspense, useState } from 'react'

interface Openable {
  open: boolean
}

/**
 * A part that is fetched when it first opens, and stays mounted after, so that it can close with its movement.
 * `load` is also good for fetching ahead, when a press is likely.
 */
export function onDemand<TProps extends Openable>(load: () => Promise<ComponentType<TProps>>) {
  const Part = lazy(async () => ({ default: await load() }))
  return function OnDemand(props: TProps) {
    const [wanted, setWanted] = useState(props.open)
    if (props.open && !wanted) setWanted(true)
    return wanted ? (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ) : null
  }
}
