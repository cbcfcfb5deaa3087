import { skipToken, useQuery } from '@tanstack/react-query'
import { readReport } from '#lib/qa/recording.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { samples } from '#machines/samples.ts'
import { island } from '../../ui/island.tsx'
import { styles } from '../styles.ts'
import { useHash } from '../use-hash.ts'
import { FreePlay } from './free-play.tsx'
import { type MapProps, MapWindow } from './map-window.tsx'
import { MachineLinks, Replay } from './replay.tsx'

/** Neither a sample nor a report changes, nor is a damaged one better when the tester comes back. */
const once = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchOnReconnect: false }

/** A machine's map, and what plays it: a tester's own choices, or a bug report whose link was opened. */
export const MachineMapIsland = island((props: MapProps) => {
  const { name } = props
  const hash = useHash()
  const isReport = hash.startsWith('#replay=')
  const { data: sample } = useQuery(
    { queryKey: ['sample', name], queryFn: samples[name] ?? skipToken, ...once },
    queryClient,
  )
  const { data: recording, error } = useQuery(
    { queryKey: ['report', hash], queryFn: isReport ? () => readReport(hash) : skipToken, ...once },
    queryClient,
  )
  if (sample && recording?.events.some(({ machine }) => machine === name))
    return <Replay {...props} key={hash} recording={recording} sample={sample} />
  if (sample && !isReport) return <FreePlay {...props} hash={hash} sample={sample} />
  return (
    <div className={styles.layout}>
      <MapWindow {...props} at={0} states={[]} steps={[]} />
      {sample && (recording || error) && (
        <section aria-label="Replay of a report" className={styles.panel}>
          <div role="alert">
            <p className={styles.place}>This cannot be played.</p>
            <p className={styles.problem}>
              {error?.message ?? `The report has no event of ${name}; it has events of the machines below.`}
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
