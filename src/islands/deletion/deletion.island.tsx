import { useStore } from '@nanostores/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $session } from '#machines/session/session.store.ts'
import { island } from '../ui/island.tsx'
import { Live } from '../ui/live.tsx'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { Deletion } from './deletion.tsx'
import { Step } from './step.tsx'

/** The page on which a member deletes her account. VER-2. */
export const DeletionIsland = island(() => {
  const words = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const waiting = (
    <Step title={words.deletion.title()}>
      <Skeletons count={5} label={words.common.loading()} />
    </Step>
  )
  return <Live waiting={waiting}>{() => (who === 'unknown' ? waiting : <Deletion />)}</Live>
})
