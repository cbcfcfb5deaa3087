import { pathname } from '#lib/browser/navigation.ts'
import { idIn } from '#lib/id-in.ts'
import { Live } from '../ui/live.tsx'
import { ConsentScreen } from './consent-screen.tsx'
import { NoText } from './no-text.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

/** The page of a consent's text, for visitors and members. Spec §2, `/consent/{id}`. */
export function ConsentIsland() {
  return (
    <Live waiting={<TextSkeleton heading />}>
      {() => {
        const id = idIn(pathname())
        return id === undefined ? <NoText /> : <ConsentScreen id={id} key={id} />
      }}
    </Live>
  )
}
