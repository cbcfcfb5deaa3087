import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { late } from './late.tsx'
import { MissingWindow } from './missing.tsx'

interface Openable {
  open: boolean
  onClose?: () => void
}

/**
 * A part that is fetched when it first opens, and stays mounted after, so that it can close with its movement. When its
 * code does not come, a window says so. `fetch` brings it ahead; `prefetch` are the props of what opens it, which bring it
 * when a press is likely. `dismiss` closes it where it has no `onClose`.
 */
export function onDemand<TProps extends Openable>(
  load: () => Promise<ComponentType<TProps>>,
  dismiss = (props: TProps) => props.onClose?.(),
) {
  const Part = late(load, {
    instead: (props) =>
      props.open ? <MissingWindow again={props.again} onClose={() => dismiss(props)} /> : null,
  })
  function OnDemand(props: TProps) {
    const { open } = props
    const [requested, setRequested] = useState(open)
    if (open && !requested) setRequested(true)
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

    // What is missing is tried anew when it opens anew.
    return requested && (open || !Part.isMissing()) ? <Part {...props} /> : null
  }
  const bring = () => void Part.fetch()
  return Object.assign(OnDemand, { fetch: Part.fetch, prefetch: { onFocus: bring, onPointerEnter: bring } })
}
