import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { Toaster } from './toaster.tsx'

const Loaded = lazy(() => import('./toaster.tsx').then((file) => ({ default: file.Toaster })))

/** The toaster, fetched when there is a first thing to say. */
export function LazyToaster(props: ComponentProps<typeof Toaster>) {
  const [wanted, setWanted] = useState(false)
  if (props.items.length > 0 && !wanted) setWanted(true)
  return wanted ? (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  ) : null
}
