import { island } from '../ui/island.tsx'
import { Live } from '../ui/live.tsx'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { Wall } from './preview/wall.tsx'

/** The page that the theme doctor looks at, by itself too. */
export const SpecimensIsland = island(() => {
  return <Live waiting={<Skeletons count={6} label="Loading" shape="tile" />}>{() => <Wall />}</Live>
})
