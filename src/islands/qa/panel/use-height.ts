import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useState } from 'react'
import { qaHeightKey } from '#lib/browser/storage-keys.ts'
import { storedText } from '#lib/browser/stored.ts'

const least = 20
const greatest = 85
const step = 5

const within = (height: number): number => Math.min(greatest, Math.max(least, Math.round(height)))

/** The page ends above the panel, and so does what it lays over itself: all of it can be used. */
const room = `
  body { padding-bottom: var(--inspector) }
  [data-scope=dialog][data-part=positioner] { bottom: var(--inspector) }
  [data-scope=dialog][data-part=content] { max-height: 100% }
`

/** The height of the panel in hundredths of the window, with what its handle needs; the page gets as much room below. */
export function useHeight() {
  const [height, setHeight] = useState(() => within(Number(storedText(qaHeightKey).read() ?? 45)))
  const change = (next: number) => {
    storedText(qaHeightKey).write(String(within(next)))
    setHeight(within(next))
  }
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--inspector', `${height}dvh`)
  }, [height])
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(room)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
  const onKeyDown = ({ key: pressed }: KeyboardEvent) => {
    if (pressed === 'ArrowUp') change(height + step)
    if (pressed === 'ArrowDown') change(height - step)
  }
  // The press itself is kept from the page, so the drag begins with the first movement of a held pointer.
  const onPointerMove = ({ buttons, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return
    currentTarget.setPointerCapture(pointerId)
    change(100 - (clientY / innerHeight) * 100)
  }
  return {
    'aria-valuenow': height,
    'aria-valuemin': least,
    'aria-valuemax': greatest,
    onKeyDown,
    onPointerMove,
  }
}
