import { useSelector } from '@xstate/react'
import { useWords } from '#lib/i18n/use-words.ts'
import type { DeletionLinkActor } from '#machines/deletion/deletion.view.ts'
import { deletionLinkView } from '#machines/deletion/deletion.view.ts'
import { Button } from '../ui/button.tsx'
import { AlertLine } from './alert-line.tsx'
import { KeepAccount } from './keep-account.tsx'
import { Step } from './step.tsx'

interface DeletionLinkProps {
  link: DeletionLinkActor
  onKeep: () => void
}

/** The last question, asked by the mailed link. */
export function DeletionLink({ link, onKeep }: DeletionLinkProps) {
  const words = useWords().deletion
  const view = deletionLinkView(useSelector(link, (snapshot) => snapshot))
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
      <AlertLine isUnsure={view.isUnsure} trouble={view.trouble} unsure={words.link.unsure()} />
    </Step>
  )
}
