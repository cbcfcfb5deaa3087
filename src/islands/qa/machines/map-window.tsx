import { useEffect, useState } from 'react'
import type { Drawing } from '#lib/qa/drawing.ts'
import { css } from '#styled/css'
import { Button } from '../../ui/button.tsx'
import { ChartPicture } from './chart-picture.tsx'
import { MiniMap } from './mini-map.tsx'
import { showLit } from './show-lit.ts'
import type { Lit } from './state-box.tsx'
import { useMapZoom } from './use-map-zoom.ts'
import { words } from './words.ts'

const place = css({ position: 'relative' })
const frame = css({
  overflow: 'auto',
  maxHeight: '[75vh]',
  border: 'hairline',
  borderRadius: 'card',
  cursor: 'grab',
  _active: { cursor: 'grabbing' },
  _print: { maxHeight: '[none]', overflow: 'visible', border: 'none' },
})
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  marginBottom: '3',
  _print: { display: 'none' },
})
const help = css({ fontSize: 'xs', color: 'muted', marginTop: '2', _print: { display: 'none' } })

interface MapWindowProps {
  name: string
  drawing: Drawing
  /** The same with closed outer states; undefined where none has states inside. */
  foldedDrawing?: Drawing | undefined
  lit: Lit
}

/** A map in a window in which it is moved, zoomed and folded; where the machine stands comes into sight by itself. */
export function MapWindow({ name, drawing: whole, foldedDrawing, lit }: MapWindowProps) {
  const [isFolded, fold] = useState(false)
  const drawing = isFolded && foldedDrawing ? foldedDrawing : whole
  const { zoom, fit, fitWhole, zoomIn, zoomOut, seen, moveTo, frame: moved } = useMapZoom(drawing)
  const states = lit.states.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what makes it move
  useEffect(() => showLit(moved.ref.current), [states, lit.taken, isFolded, moved.ref])
  return (
    <div>
      <div className={tools}>
        {[
          [words.zoomIn, zoomIn] as const,
          [words.zoomOut, zoomOut] as const,
          [words.fit, fit] as const,
          [words.whole, fitWhole] as const,
          [words.print, () => print()] as const,
        ].map(([label, act]) => (
          <Button key={label} size="small" onClick={act}>
            {label}
          </Button>
        ))}
        {foldedDrawing && (
          <Button aria-pressed={isFolded} onClick={() => fold(!isFolded)} size="small">
            {words.fold}
          </Button>
        )}
      </div>
      <div className={place}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section aria-label={words.map(name)} tabIndex={0} className={frame} {...moved}>
          <ChartPicture label={name} drawing={drawing} zoom={zoom} lit={lit} />
        </section>
        {seen && <MiniMap drawing={drawing} lit={lit} onMove={moveTo} seen={seen} />}
      </div>
      <p className={help}>{words.moving}</p>
    </div>
  )
}
