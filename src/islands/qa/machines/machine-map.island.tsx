import { useEffect, useState } from 'react'
import { type Recording, readReport } from '#lib/qa/recording.ts'
import type { Sample } from '#machines/sample.ts'
import { samples } from '#machines/samples.ts'
import { island } from '../../ui/island.tsx'
import { styles } from '../styles.ts'
import { useHash } from '../use-hash.ts'
import { FreePlay } from './free-play.tsx'
import { type MapProps, MapWindow } from './map-window.tsx'
import { MachineLinks, Replay } from './replay.tsx'

/** A machine's map, and what plays it: a tester's own choices, or a bug report whose link was opened. */
export const MachineMapIsland = island((props: MapProps) => {
  const { name } = props
  const [sample, setSample] = useState<Sample>()
  useEffect(() => {
    void samples[name]?.().then(setSample)
  }, [name])
  const hash = useHash()
  const { recording, problem } = useReport(hash)
  if (sample && recording?.events.some(({ machine }) => machine === name))
    return <Replay {...props} key={hash} recording={recording} sample={sample} />
  if (sample && !holdsReport(hash)) return <FreePlay {...props} hash={hash} sample={sample} />
  return (
    <div className={styles.layout}>
      <MapWindow {...props} at={0} states={[]} steps={[]} />
      {sample && (recording || problem) && (
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

const holdsReport = (hash: string): boolean => hash.startsWith('#replay=')

/** The bug report that an address holds, or why it cannot be played; neither where it holds none, or until it is read. */
interface Read {
  readonly hash: string
  readonly recording?: Recording
  readonly problem?: string
}

function useReport(hash: string): Read {
  const [read, setRead] = useState<Read>({ hash })
  useEffect(() => {
    if (holdsReport(hash))
      void readReport(hash).then(
        (recording) => setRead({ hash, recording }),
        ({ message }: Error) => setRead({ hash, problem: message }),
      )
  }, [hash])
  return read.hash === hash ? read : { hash }
}
