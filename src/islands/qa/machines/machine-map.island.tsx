import { useEffect, useMemo, useState } from 'react'
import { transitionsByName } from '#lib/qa/chart.ts'
import type { Drawing } from '#lib/qa/layout.ts'
import { type Recording, readReport, replayed, runsOf, statesAround } from '#lib/qa/recording.ts'
import { traced } from '#lib/qa/stepping.ts'
import { actionsOf } from '#lib/qa/user-actions.ts'
import type { Sample } from '#machines/sample.ts'
import { samples } from '#machines/samples.ts'
import { island } from '../../ui/island.tsx'
import { styles } from '../styles.ts'
import type { Highlight } from './chart-picture.tsx'
import { LivePanel, useLive } from './live-panel.tsx'
import { MapWindow } from './map-window.tsx'
import { PlayPanel } from './play-panel.tsx'
import { type Playing, playedAt, sent, started, startedAt, statesAt, transitionsTaken } from './player.ts'
import { MachineLinks, ReplayPanel, useReplay } from './replay-panel.tsx'

interface MapProps {
  name: string
  drawing: Drawing
}

/** A machine's map, and what plays it: a tester's own choices, or a bug report whose link was opened. */
export const MachineMapIsland = island((props: MapProps) => {
  const { name } = props
  const [sample, setSample] = useState<Sample>()
  useEffect(() => {
    void samples[name]?.().then(setSample)
  }, [name])
  const { recording, problem } = useRecording()
  if (sample && recording?.events.some(({ machine }) => machine === name))
    return <Replay {...props} key={location.hash} recording={recording} sample={sample} />
  if (sample && !recording && problem === undefined) return <FreePlay {...props} sample={sample} />
  return (
    <div className={styles.layout}>
      <MapWindow {...props} highlight={{ states: [], taken: [], tried: new Set() }} />
      {sample && (
        <section aria-label="Replay of a report" className={styles.panel}>
          <div role="alert">
            <p className={styles.place}>This cannot be played.</p>
            <p className={styles.problem}>
              {problem ?? `The report has no event of ${name}; it has events of the machines below.`}
            </p>
          </div>
          {recording && <MachineLinks machine={name} recording={recording} />}
          <a href="/qa/replay">Paste another report</a>
          <a href={`/qa/machines/${name}`}>Play the map freely</a>
        </section>
      )}
    </div>
  )
})

/** The bug report that the address holds, or why it cannot be played; neither where it holds none. */
interface Read {
  readonly recording?: Recording
  readonly problem?: string
}

function useRecording(): Read {
  const [read, setRead] = useState<Read>({})
  useEffect(() => {
    const readAddress = async () => {
      const { hash } = location
      if (!hash.startsWith('#replay=')) return setRead({})
      const found = await readReport(hash).then(
        (recording) => ({ recording }),
        ({ message }: Error) => ({ problem: message }),
      )
      if (hash === location.hash) setRead(found)
    }
    void readAddress()
    addEventListener('hashchange', readAddress)
    return () => removeEventListener('hashchange', readAddress)
  }, [])
  return read
}

/** Nothing of the machine's world is real: each outcome is the tester's choice. */
function FreePlay({ sample, ...props }: MapProps & { sample: Sample }) {
  const [playing, setPlaying] = useState<Playing>(() =>
    startedAt(traced(sample.machine), sample.inputs?.[0], location.hash),
  )
  const transitions = useMemo(() => transitionsByName(sample.machine), [sample])
  const played = playedAt(playing)
  const highlight = { states: statesAt(played), taken: played.taken, tried: transitionsTaken(playing) }
  return (
    <div className={styles.layout}>
      <MapWindow {...props} highlight={highlight} />
      <PlayPanel
        sample={sample}
        playing={playing}
        transitions={transitions}
        onStart={(input) => setPlaying(({ machine }) => started(machine, input))}
        onSend={(event, label) => setPlaying((before) => sent(before, event, label))}
        onGo={(at) => setPlaying((before) => ({ ...before, at }))}
      />
    </div>
  )
}

interface ReplayProps extends MapProps {
  sample: Sample
  recording: Recording
}

/** The map follows the recorded states, or the page that was opened beside it. */
function Replay({ sample: { machine }, recording, ...props }: ReplayProps) {
  const { name } = props
  const [run, setRun] = useState(0)
  const [isLive, setLive] = useState(false)
  const transitions = useMemo(() => transitionsByName(machine), [machine])
  const runs = useMemo(() => runsOf(recording, name), [recording, name])
  const actions = useMemo(() => actionsOf(recording.events), [recording])
  const steps = useMemo(() => replayed(machine, runs[run]?.events ?? []), [machine, runs, run])
  const controls = useReplay(steps, () => setLive(false))
  const beside = useLive(name, actions)
  const step = steps[controls.at]
  const { live } = beside
  const highlight: Highlight = isLive
    ? {
        states: live.state ? statesAround(live.state) : [],
        taken: live.taken,
        tried: new Set(live.allTaken),
      }
    : {
        states: step?.states ?? [],
        taken: step?.recorded.taken ?? [],
        tried: new Set(steps.slice(0, controls.at + 1).flatMap(({ recorded }) => recorded.taken)),
      }
  return (
    <div className={styles.layout}>
      <MapWindow {...props} highlight={highlight} />
      <ReplayPanel
        machine={name}
        onRun={(next) => {
          setRun(next)
          controls.go(0)
        }}
        {...{ controls, recording, runs, steps, transitions }}
      >
        <LivePanel {...{ actions, beside, recording, transitions }} isShown={isLive} onShow={setLive} />
        <a href={`/qa/machines/${name}`}>Play the map freely</a>
      </ReplayPanel>
    </div>
  )
}
