import { useWords } from '#lib/i18n/use-words.ts'
import { formStyles } from '../ui/form/form-styles.ts'
import { late } from '../ui/late.tsx'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { NoConsents } from './no-consents.tsx'

/** The consents of the form, whose code arrives with their data; what did not arrive can be asked for again. */
export const LazyRegisterConsents = late(
  () => import('./register-consents.tsx').then((file) => file.RegisterConsents),
  {
    waiting: () => <Skeletons className={formStyles.waiting} count={2} label={useWords().common.loading()} />,
    instead: ({ again }) => <NoConsents onRetry={again} />,
  },
)

/** Fetches the code of the consents ahead of the form; whether it comes shows when they are drawn. */
export const fetchConsents = (): void => void LazyRegisterConsents.fetch()
