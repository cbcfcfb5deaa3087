import { useQuery } from '@tanstack/react-query'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import MailIcon from 'lucide-react/icons/mail'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import type { DeletionView } from '#machines/deletion/deletion.view.ts'
import { css } from '#styled/css'
import { Button } from '../ui/button.tsx'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { SentDrawing } from '../ui/state/outcome-drawings.tsx'
import { Line } from '../ui/text/line.tsx'
import { KeepAccount } from './keep-account.tsx'
import { Step } from './step.tsx'

interface DeletionSentProps {
  view: DeletionView
  onAgain: () => void
}

/** The e-mail with the link is on its way. */
export function DeletionSent({ view, onAgain }: DeletionSentProps) {
  const { sent, question, asking } = useWords().deletion
  const { data: member } = useQuery({ ...memberQuery, enabled: view.isMember }, queryClient)
  return (
    <Step
      actions={
        <>
          {view.isMember && (
            <Button icon={<MailIcon />} loading={view.busy} onClick={onAgain} wide>
              {sent.again()}
            </Button>
          )}
          <KeepAccount />
        </>
      }
      drawing={<SentDrawing />}
      follows
      title={sent.title()}
    >
      <p>{sent.text()}</p>
      {member?.email && (
        <p className={css({ overflowWrap: 'anywhere' })}>{sent.to({ email: member.email })}</p>
      )}
      <p className={css({ color: 'muted' })}>{`${sent.until()} ${asking.days()}`}</p>
      <div role="status">
        {view.isResent && (
          <Line icon={<CircleCheckIcon />} tone="success">
            {sent.resent()}
          </Line>
        )}
      </div>
      <AttemptLine isUnsure={view.isUnsure} callError={view.callError} unsure={question.unsure()} />
    </Step>
  )
}
