import { useSnapshot } from '#islands/ui/use-snapshot.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { DeletionLinkActor } from '#machines/deletion/deletion.view.ts'
import { deletionLinkView } from '#machines/deletion/deletion.view.ts'
import { Button } from '../ui/button.tsx'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { KeepAccount } from './keep-account.tsx'
import { Step } from './step.tsx'

interface DeletionLinkProps {
  link: DeletionLinkActor
  onKeep: () => void
}

/** The last question, asked by the mailed link. */
export function DeletionLink({ link, onKeep }: DeletionLinkProps) {
  const words = useWords().deletion
  const view = deletionLinkView(useSnapshot(link) ?? link.getSnapshot())
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
