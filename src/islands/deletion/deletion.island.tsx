import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { deletionView } from '#machines/deletion/deletion.machine.ts'
import { arriveForDeletion, deletion } from '#machines/deletion/deletion.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { island } from '../ui/island.tsx'
import { Live } from '../ui/live.tsx'
import { DoneDrawing } from '../ui/state/outcome-drawings.tsx'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { DeletionLink, Farewell } from './deletion-link.tsx'
import { DeletionAsking, DeletionExpired, DeletionSent } from './deletion-mail.tsx'
import { KeepAccount, SignInFirst, Step } from './step.tsx'

/** The screen that the deletion has come to. VER-2. */
function Deletion() {
  const words = useWords().deletion
  const [arrival] = useState(arriveForDeletion)
  const [snapshot, send] = useMachine(deletion, { input: arrival })
  const view = deletionView(snapshot)
  const [first] = useState(view.screen)
  const follows = view.screen !== first
  const { link } = snapshot.children

  switch (view.screen) {
    case 'asking':
      return <DeletionAsking send={send} view={view} />
    case 'sent':
      return <DeletionSent onAgain={() => send({ type: 'pressed' })} view={view} />
    case 'linked':
      return link && <DeletionLink link={link} onKeep={() => send({ type: 'kept' })} />
    case 'expired':
      return <DeletionExpired onAgain={() => send({ type: 'pressed' })} view={view} />
    case 'granted':
      return (
        <Step
          actions={<KeepAccount />}
          drawing={<DoneDrawing />}
          follows={follows}
          title={words.granted.title()}
        >
          <p>{words.granted.text()}</p>
        </Step>
      )
    case 'deleted':
      return <Farewell follows={follows} isMember={view.isMember} />
    case 'visiting':
      return (
        <Step actions={<SignInFirst />} follows={follows} title={words.title()}>
          <p>{words.visiting.text()}</p>
        </Step>
      )
  }
}

/** The page on which a member deletes her account. VER-2. */
export const DeletionIsland = island(() => {
  const words = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const waiting = (
    <Step title={words.deletion.title()}>
      <Skeletons count={5} />
    </Step>
  )
  return <Live waiting={waiting}>{() => (who === 'unknown' ? waiting : <Deletion />)}</Live>
})
