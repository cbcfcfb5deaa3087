import { Live } from '../ui/live.tsx'
import { Skeletons } from '../ui/skeleton.tsx'
import { Wall } from './preview/wall.tsx'

/** The page that the theme doctor looks at, by itself too. */
export function SpecimensIsland() {
  return <Live waiting={<Skeletons count={6} label="Loading" shape="tile" />}>{() => <Wall />}</Live>
}
