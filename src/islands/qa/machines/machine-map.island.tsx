import { useEffect, useMemo, useState } from 'react'
import { transitionsByName } from '#lib/qa/chart.ts'
import type { Drawing } from '#lib/qa/drawing.ts'
import { toDoOf } from '#lib/qa/presses.ts'
import type { Recording } from '#lib/qa/recording.ts'
import { replayed, runsOf } from '#lib/qa/replaying.ts'
import { telling } from '#lib/qa/stepping.ts'
import type { Sample } from '#machines/sample.ts'
import { samples } from '#machines/samples.ts'
import { css } from '#styled/css'
import { island } from '../../ui/island.tsx'
import { LivePanel } from './live-panel.tsx'
import { MapWindow } from './map-window.tsx'
import { Panel } from './panel.tsx'
import { PasteReport } from './paste-report.tsx'
import { type Playing, playedAt, sent, started, startedAt, statesAt, takenSoFar, wentTo } from './player.ts'
import { MachineLinks, ReplayPanel } from './replay-panel.tsx'
import { styles } from './replay-styles.ts'
import type { Lit } from './state-box.tsx'
import { useLive } from './use-live.ts'
import { useRecording } from './use-recording.ts'
import { useReplay } from './use-replay.ts'
import { words } from './words.ts'

const layout = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 22rem]' },
  _print: { display: 'block' },
})

interface MapProps {
  name: string
  drawing: Drawing
  /** The same with closed outer states; undefined where none has states inside. */
  foldedDrawing?: Drawing | undefined
}

/** A machine's map, and what plays it: a tester's own choices, or a bug report whose link was opened. */
export const MachineMapIsland = island((props: MapProps) => {
  const [sample, setSample] = useState<Sample>()
  const { name } = props
  useEffect(() => {
    void samples[name]?.().then(setSample)
  }, [name])
  const read = useRecording()
  if (!sample) return <Waiting {...props} />
  if (!read) return <Freely {...props} sample={sample} />
  if (read.recording?.events.some(({ machine }) => machine === name))
    return <Replay {...props} key={location.hash} recording={read.recording} sample={sample} />
  return (
    <div className={layout}>
      <MapWindow {...props} lit={nothingLit} />
      <section aria-label={words.replay} className={styles.panel}>
        <div role="alert">
          <p className={styles.place}>{words.cannotPlay}</p>
          <p className={styles.problem}>{read.problem ?? words.notHere(name)}</p>
        </div>
        {read.recording && <MachineLinks machine={name} recording={read.recording} />}
        <a href={`/qa/machines/${name}`}>{words.freely}</a>
        <PasteReport />
      </section>
    </div>
  )
})

const nothingLit: Lit = { states: [], taken: [], tried: new Set() }

const Waiting = (props: MapProps) => (
  <div className={layout}>
    <MapWindow {...props} lit={nothingLit} />
  </div>
)

/** Nothing of the machine's world is real: each outcome is the tester's choice. */
function Freely({ sample, ...props }: MapProps & { sample: Sample }) {
  const [playing, setPlaying] = useState<Playing>(() =>
    startedAt(telling(sample.machine), sample.inputs?.[0], location.hash),
  )
  const transitions = useMemo(() => transitionsByName(sample.machine), [sample])
  const played = playedAt(playing)
  const lit = { states: statesAt(played), taken: played.taken, tried: takenSoFar(playing) }
  return (
    <div className={layout}>
      <MapWindow {...props} lit={lit} />
      <Panel
        sample={sample}
        playing={playing}
        transitions={transitions}
        onStart={(input) => setPlaying(({ machine }) => started(machine, input))}
        onSend={(event, label) => setPlaying((before) => sent(before, event, label))}
        onGo={(at) => setPlaying((before) => wentTo(before, at))}
      />
    </div>
  )
}

/** A state with those around it, outer ones first: `member.resting` is in `member`. */
const around = (path: string): readonly string[] =>
  path.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))

interface ReplayProps extends MapProps {
  sample: Sample
  recording: Recording
}

/** The map follows the recorded states, or the page that was opened beside it. */
function Replay({ sample, recording, ...props }: ReplayProps) {
  const { name } = props
  const transitions = useMemo(() => transitionsByName(sample.machine), [sample])
  const [run, setRun] = useState(0)
  const [isLive, setLive] = useState(false)
  const runs = useMemo(() => runsOf(recording, name), [recording, name])
  const acts = useMemo(() => toDoOf(recording.events), [recording])
  const steps = useMemo(
    () => replayed(telling(sample.machine), sample, new Set(transitions.keys()), runs[run]?.events ?? []),
    [sample, transitions, runs, run],
  )
  const controls = useReplay(steps)
  const beside = useLive(name, acts)
  const step = steps[controls.at]
  const { live } = beside
  const lit: Lit = isLive
    ? { states: live.state ? around(live.state) : [], taken: live.taken, tried: new Set(live.counts.keys()) }
    : {
        states: step ? statesAt(step) : [],
        taken: step?.taken ?? [],
        tried: new Set(steps.slice(0, controls.at + 1).flatMap(({ taken }) => taken)),
      }
  return (
    <div className={layout}>
      <MapWindow {...props} lit={lit} />
      <ReplayPanel
        controls={{
          ...controls,
          go: (at) => {
            setLive(false)
            controls.go(at)
          },
          play: () => {
            setLive(false)
            controls.play()
          },
        }}
        machine={name}
        onRun={(next) => {
          setRun(next)
          controls.go(0)
        }}
        recording={recording}
        run={run}
        runs={runs}
        steps={steps}
        transitions={transitions}
      >
        <LivePanel
          acts={acts}
          beside={beside}
          isShown={isLive}
          onShow={setLive}
          recording={recording}
          transitions={transitions}
        />
        <a href={`/qa/machines/${name}`}>{words.freely}</a>
      </ReplayPanel>
    </div>
  )
}
