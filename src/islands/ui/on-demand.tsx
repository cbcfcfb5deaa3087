import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'

interface Openable {
  open: boolean
  onClose?: () => void
}

/**
 * A part that is fetched when it first opens, and stays mounted after, so that it can close with its movement.
 * `load` is also good for fetching ahead, when a press is likely. `dismiss` closes it where it has no `onClose`.
 */
export function onDemand<TProps extends Openable>(
  load: () => Promise<ComponentType<TProps>>,
  dismiss = (props: TProps) => props.onClose?.(),
) {
  const Part = lazy(async () => ({ default: await load() }))
  return function OnDemand(props: TProps) {
    const { open } = props
    const [wanted, setWanted] = useState(open)
    if (open && !wanted) setWanted(true)
    const close = useEffectEvent(() => dismiss(props))

    // A dialog listens to Escape a frame after it is drawn, and not while its code is on its way; what it has taken
    // itself is marked as such by then.
    useEffect(() => {
      if (!open) return
      const leave = (event: KeyboardEvent) => {
        if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) close()
      }
      addEventListener('keydown', leave)
      return () => removeEventListener('keydown', leave)
    }, [open])

    return wanted ? (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ) : null
  }
}
