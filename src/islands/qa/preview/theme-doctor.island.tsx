import { useDeferredValue, useMemo } from 'react'
import { contrastTable } from '#lib/design/contrast-table.ts'
import { css } from '#styled/css'
import { island } from '../../ui/island.tsx'
import { Live } from '../../ui/live.tsx'
import { Skeletons } from '../../ui/state/skeleton.tsx'
import { usePreview } from './address.ts'
import { ContrastSection, Verdict } from './contrast.tsx'
import { Controls } from './controls.tsx'
import { Export } from './export.tsx'
import { Frames } from './frames.tsx'
import { sense, settingsOf } from './theme.ts'

const styles = {
  layout: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[340px minmax(0, 1fr)]' },
    gap: '8',
    alignItems: 'start',
  }),
  // Beside the frames it scrolls by itself, so that a colour and what it does are seen together.
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
function Doctor() {
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
        <Export />
        <Frames />
        <ContrastSection dark={dark} light={light} />
      </div>
    </div>
  )
}

/** The theme doctor: the portal in a club's colours, and what of them cannot be read. */
export const ThemeDoctorIsland = island(() => (
  <Live waiting={<Skeletons count={6} shape="row" />}>{() => <Doctor />}</Live>
))
