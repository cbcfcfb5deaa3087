import { useEffect, useRef, useState } from 'react'
import type { Drawing } from '#lib/qa/layout.ts'
import { css } from '#styled/css'
import { Button } from '../../ui/button.tsx'
import { ChartPicture } from './chart-picture.tsx'
import { type Track, transitionsTaken } from './player.ts'

const styles = {
  frame: css({
    overflow: 'auto',
    maxHeight: '[75vh]',
    border: 'hairline',
    borderRadius: 'card',
    _print: { maxHeight: '[none]', overflow: 'visible', border: 'none' },
  }),
  tools: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginBottom: '3',
    _print: { display: 'none' },
  }),
}

export interface MapProps {
  name: string
  drawing: Drawing
}

interface MapWindowProps extends MapProps, Track {
  /** The dotted paths of the states that the machine is in. */
  states: readonly string[]
}

/** A map that scrolls in its place and is zoomed by buttons; the state that the machine is in comes into sight by itself. */
export function MapWindow({ name, drawing, states, steps, at }: MapWindowProps) {
  const [zoom, setZoom] = useState(1)
  const frame = useRef<HTMLElement>(null)
  const highlight = { states, taken: steps[at]?.taken ?? [], tried: transitionsTaken({ steps, at }) }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state or size is what makes it scroll
  useEffect(() => {
    const state = [...(frame.current?.querySelectorAll('[data-state][aria-current]') ?? [])].at(-1)
    if (!frame.current || !state) return
    const [inner, outer] = [state.getBoundingClientRect(), frame.current.getBoundingClientRect()]
    // The frame alone: the page stays where it is.
    frame.current.scrollBy(
      inner.x + inner.width / 2 - (outer.x + outer.width / 2),
      inner.y + inner.height / 2 - (outer.y + outer.height / 2),
    )
  }, [states.join(), at, zoom])
  const showWhole = () => {
    const width = frame.current?.clientWidth ?? drawing.width
    setZoom(Math.min(1, width / drawing.width, (innerHeight * 0.75) / drawing.height))
  }
  return (
    <div>
      <div className={styles.tools}>
        <Button onClick={() => setZoom(zoom * 1.25)} size="small">
          Zoom in
        </Button>
        <Button onClick={() => setZoom(zoom * 0.8)} size="small">
          Zoom out
        </Button>
        <Button onClick={showWhole} size="small">
          Whole map
        </Button>
        <Button onClick={() => print()} size="small">
          Print
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section aria-label={`Map of ${name}`} className={styles.frame} ref={frame} tabIndex={0}>
        <ChartPicture drawing={drawing} highlight={highlight} label={name} zoom={zoom} />
      </section>
    </div>
  )
}
