import { useDeferredValue, useMemo } from 'react'
import { contrastTable } from '#lib/design/contrast-table.ts'
import { css } from '#styled/css'
import { usePreview } from './address.ts'
import { ContrastSection } from './contrast-section.tsx'
import { Controls } from './controls.tsx'
import { Frames } from './frame.tsx'
import { Screens } from './screens/screens.tsx'
import { Taking } from './taking.tsx'
import { sense, settingsOf } from './themed.ts'
import { Toolbar } from './toolbar.tsx'
import { Verdict } from './verdict.tsx'

const styles = {
  layout: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[340px minmax(0, 1fr)]' },
    gap: '8',
    alignItems: 'start',
  }),
  // Beside the specimens it scrolls by itself, so that a colour and what it does are seen together.
  controls: css({
    position: { lg: 'sticky' },
    top: '0',
    maxHeight: { lg: 'screen' },
    overflowY: { lg: 'auto' },
    paddingBlock: '4',
    paddingInline: '1',
  }),
  main: css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0', paddingBlock: '4' }),
}

/** Colours to the left, what they do to the right, and below it what of them can be read. */
export function Doctor() {
  const settled = useDeferredValue(usePreview())
  const settings = useMemo(() => settingsOf(settled), [settled])
  const [light, dark] = useMemo(
    () => [contrastTable(settings, sense()), contrastTable(settings, sense(), 'dark')] as const,
    [settings],
  )
  return (
    <div className={styles.layout}>
      <div className={styles.controls}>
        <Controls />
      </div>
      <div className={styles.main}>
        <Verdict dark={dark} light={light} />
        <Taking />
        <Toolbar />
        <Frames />
        <Screens />
        <ContrastSection dark={dark} light={light} />
      </div>
    </div>
  )
}
