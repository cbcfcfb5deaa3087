import { useEffect, useState } from 'react'
import type { Drawing } from '#lib/qa/drawing.ts'
import { telling } from '#lib/qa/stepping.ts'
import type { Sample } from '#machines/sample.ts'
import { samples } from '#machines/samples.ts'
import { css } from '#styled/css'
import { Button } from '../../ui/button.tsx'
import { island } from '../../ui/island.tsx'
import { ChartPicture } from './chart-picture.tsx'
import { Panel } from './panel.tsx'
import { type Playing, playedAt, sent, started, startedAt, statesAt, takenSoFar, wentTo } from './player.ts'
import { showLit } from './show-lit.ts'
import { useMapZoom } from './use-map-zoom.ts'
import { words } from './words.ts'

const layout = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 22rem]' },
  _print: { display: 'block' },
})
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

/** A machine's map, and what plays it: nothing of the machine's world is real, each outcome is the tester's choice. */
export const MachineMapIsland = island(
  ({ name, drawing, transitions }: { name: string; drawing: Drawing; transitions: number }) => {
    const [sample, setSample] = useState<Sample>()
    const [playing, setPlaying] = useState<Playing>()
    const { zoom, fit, zoomIn, zoomOut, frame: moved } = useMapZoom(drawing.width)
    useEffect(() => {
      void samples[name]?.().then((known) => {
        setSample(known)
        setPlaying(startedAt(telling(known.machine), known.inputs?.[0], location.hash))
      })
    }, [name])
    const played = playing && playedAt(playing)
    useEffect(() => {
      if (played) showLit(moved.ref.current)
    }, [played, moved.ref])
    const lit = {
      states: played ? statesAt(played) : [],
      taken: played?.taken ?? [],
      tried: playing ? takenSoFar(playing) : new Set<string>(),
    }
    const change = (to: (before: Playing) => Playing) => setPlaying((before) => before && to(before))
    return (
      <div className={layout}>
        <div>
          <div className={tools}>
            {[
              [words.zoomIn, zoomIn] as const,
              [words.zoomOut, zoomOut] as const,
              [words.fit, fit] as const,
              [words.print, () => print()] as const,
            ].map(([label, act]) => (
              <Button key={label} size="small" onClick={act}>
                {label}
              </Button>
            ))}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
          <section aria-label={words.map(name)} tabIndex={0} className={frame} {...moved}>
            <ChartPicture label={name} drawing={drawing} zoom={zoom} lit={lit} />
          </section>
          <p className={help}>{words.moving}</p>
        </div>
        {sample && playing && (
          <Panel
            sample={sample}
            playing={playing}
            transitions={transitions}
            onStart={(input) => change(({ machine }) => started(machine, input))}
            onSend={(event, label) => change((before) => sent(before, event, label))}
            onGo={(at) => change((before) => wentTo(before, at))}
          />
        )}
      </div>
    )
  },
)
