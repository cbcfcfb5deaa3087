import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { arriveForDeletion, deletion } from '#machines/deletion/deletion.store.ts'
import { deletionView } from '#machines/deletion/deletion.view.ts'
import { DoneDrawing } from '../ui/state/outcome-drawings.tsx'
import { DeletionAsking } from './deletion-asking.tsx'
import { DeletionExpired } from './deletion-expired.tsx'
import { DeletionLink } from './deletion-link.tsx'
import { DeletionSent } from './deletion-sent.tsx'
import { Farewell } from './farewell.tsx'
import { KeepAccount } from './keep-account.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { Step } from './step.tsx'

/** The screen that the deletion has come to. VER-2. */
export function Deletion() {
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
