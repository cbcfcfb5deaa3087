import { pathname } from '#lib/browser/navigation.ts'
import { idIn } from '#lib/paths.ts'
import { island } from '../ui/island.tsx'
import { Live } from '../ui/live.tsx'
import { TextSkeleton } from '../ui/shapes/text-skeleton.tsx'
import { ConsentScreen } from './consent-screen.tsx'
import { NoText } from './no-text.tsx'

/** The page of a consent's text, for visitors and members. CON-3. */
export const ConsentIsland = island(() => {
  return (
    <Live waiting={<TextSkeleton heading />}>
      {() => {
        const id = idIn(pathname())
        return id === undefined ? <NoText /> : <ConsentScreen id={id} key={id} />
      }}
    </Live>
  )
})
