import { lazy, Suspense, useState } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Skeletons } from '../ui/skeleton.tsx'
import { look } from './look.ts'
import { NoConsents } from './no-consents.tsx'
import type { RegisterConsentsProps } from './register-consents.tsx'

const load = async () => ({ default: (await import('./register-consents.tsx')).RegisterConsents })

/** Fetches the code of the consents ahead of the form; whether it comes shows when they are drawn. */
export const fetchConsents = () => void load().catch(() => {})

/** The consents of the form, whose code arrives with their data; what did not arrive can be asked for again. */
export function LazyRegisterConsents(props: RegisterConsentsProps) {
  const words = useWords()
  const [Part, setPart] = useState(() => lazy(load))
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <NoConsents
          onRetry={() => {
            setPart(() => lazy(load))
            retry()
          }}
        />
      )}
    >
      <Suspense fallback={<Skeletons className={look.waiting} count={2} label={words.common.loading()} />}>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
