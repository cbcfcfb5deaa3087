import { useMachine, useSelector } from '@xstate/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { type DeletionLinkActor, deletionLinkView } from '#machines/deletion/deletion.machine.ts'
import { farewellView } from '#machines/deletion/farewell.machine.ts'
import { farewell } from '#machines/deletion/farewell.store.ts'
import { css } from '#styled/css'
import { Button } from '../ui/button.tsx'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { FarewellDrawing } from '../ui/state/outcome-drawings.tsx'
import { KeepAccount, Step } from './step.tsx'

/** The last question, asked by the mailed link. */
export function DeletionLink({ link, onKeep }: { link: DeletionLinkActor; onKeep: () => void }) {
  const words = useWords().deletion
  const view = deletionLinkView(useSelector(link, (child) => child))
  return (
    <Step
      actions={
        <>
          <KeepAccount onPress={onKeep} tone="primary">
            {words.keep()}
          </KeepAccount>
          <Button loading={view.busy} onClick={() => link.send({ type: 'pressed' })} tone="danger" wide>
            {words.link.confirm()}
          </Button>
        </>
      }
      title={words.link.title()}
    >
      <p>{words.link.text()}</p>
      <p>{words.asking.days()}</p>
      <AttemptLine isUnsure={view.isUnsure} callError={view.callError} unsure={words.link.unsure()} />
    </Step>
  )
}

const count = css({ color: 'muted', fontVariantNumeric: 'tabular-nums' })

/** The account is on its way out, and its member too. VER-2. */
export function Farewell({ isMember, follows }: { isMember: boolean; follows: boolean }) {
  const words = useWords().deletion.farewell
  const [snapshot, send] = useMachine(farewell, { input: { isMember } })
  const { signsOut, left, busy } = farewellView(snapshot)
  return (
    <Step
      actions={
        signsOut ? (
          <Button loading={busy} onClick={() => send({ type: 'pressed' })} tone="primary" wide>
            {words.signOut()}
          </Button>
        ) : (
          <KeepAccount />
        )
      }
      drawing={<FarewellDrawing />}
      follows={follows}
      title={words.title()}
    >
      <p>{words.text()}</p>
      {signsOut && (
        <p className={count} role="timer">
          {left !== undefined && words.count({ n: left })}
        </p>
      )}
    </Step>
  )
}
