import MailIcon from 'lucide-react/icons/mail'
import { useWords } from '#lib/i18n/use-words.ts'
import type { DeletionView } from '#machines/deletion/deletion.view.ts'
import { Button } from '../ui/button.tsx'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { LostDrawing } from '../ui/state/outcome-drawings.tsx'
import { KeepAccount } from './keep-account.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { Step } from './step.tsx'

interface DeletionExpiredProps {
  view: DeletionView
  onAgain: () => void
}

/** The mailed link serves no more; a member can have another, a visitor signs in for it. VER-2. */
export function DeletionExpired({ view, onAgain }: DeletionExpiredProps) {
  const words = useWords().deletion
  return (
    <Step
      actions={
        <>
          {view.isMember ? (
            <Button icon={<MailIcon />} loading={view.busy} onClick={onAgain} wide>
              {words.expired.again()}
            </Button>
          ) : (
            <SignInFirst />
          )}
          <KeepAccount />
        </>
      }
      drawing={<LostDrawing />}
      follows
      title={words.expired.title()}
    >
      <p>{words.expired.text()}</p>
      <p>{view.isMember ? words.expired.member() : words.expired.visitor()}</p>
      <AttemptLine isUnsure={view.isUnsure} callError={view.callError} unsure={words.question.unsure()} />
    </Step>
  )
}
