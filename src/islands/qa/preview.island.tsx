import { Live } from '../ui/live.tsx'
import { Skeletons } from '../ui/skeleton.tsx'
import { Doctor } from './preview/doctor.tsx'

/** The theme doctor: the kit in a club's colours, and what of them cannot be read. */
export function PreviewIsland() {
  return <Live waiting={<Skeletons count={6} label="Loading" shape="row" />}>{() => <Doctor />}</Live>
}
