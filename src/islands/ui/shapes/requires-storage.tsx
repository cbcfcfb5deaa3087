import { useStore } from '@nanostores/react'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $storesSession, checkSessionStorage } from '#machines/session/session.store.ts'
import { Button } from '../button.tsx'
import { formStyles } from '../form/form-styles.ts'
import { AlertLine } from '../text/line.tsx'

/** Says that this browser stores no session, and what a member can do about it. */
function NoStorage() {
  const words = useWords()
  return (
    <div className={formStyles.form}>
      <AlertLine>{words.session.notKept()}</AlertLine>
      <Button icon={<RotateCwIcon />} onClick={checkSessionStorage} wide>
        {words.common.retry()}
      </Button>
    </div>
  )
}

/** A form that ends in a sign-in; where the browser stores none, a message in its place: the next page would have forgotten her. */
export const RequiresStorage = ({ children }: { children: ReactNode }) =>
  useStore($storesSession, { ssr: 'initial' }) ? children : <NoStorage />
