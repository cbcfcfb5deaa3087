import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { Examination } from './examination.tsx'

/** The examination of the platform that this page belongs to. */
export const DoctorIsland = island(() => {
  return <Live waiting={<p>One moment…</p>}>{() => <Examination />}</Live>
})
