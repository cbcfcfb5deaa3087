import { useMachine } from '@xstate/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { farewell } from '#machines/deletion/farewell.store.ts'
import { farewellView } from '#machines/deletion/farewell.view.ts'
import { css } from '#styled/css'
import { Button } from '../ui/button.tsx'
import { FarewellDrawing } from '../ui/state/outcome-drawings.tsx'
import { KeepAccount } from './keep-account.tsx'
import { Step } from './step.tsx'

interface FarewellProps {
  isMember: boolean
  follows: boolean
}

const count = css({ color: 'muted', fontVariantNumeric: 'tabular-nums' })

/** The account is on its way out, and its member too. VER-2. */
export function Farewell({ isMember, follows }: FarewellProps) {
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
