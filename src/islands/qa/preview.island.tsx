import { island } from '../ui/island.tsx'
import { Live } from '../ui/live.tsx'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { Doctor } from './preview/doctor.tsx'

/** The theme doctor: the kit in a club's colours, and what of them cannot be read. */
export const PreviewIsland = island(() => {
  return <Live waiting={<Skeletons count={6} label="Loading" shape="row" />}>{() => <Doctor />}</Live>
})
