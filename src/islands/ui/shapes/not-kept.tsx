import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../button.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { formStyles } from '../form/form-styles.ts'

/** Says that this browser keeps no session, and what a member can do about it. again: tries whether it does now. */
export function NotKept({ again }: { again: () => void }) {
  const words = useWords()
  return (
    <div className={formStyles.form}>
      <FormAlert text={words.session.notKept()} />
      <Button icon={<RotateCwIcon />} onClick={again} wide>
        {words.common.retry()}
      </Button>
    </div>
  )
}
