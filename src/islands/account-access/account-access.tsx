import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import type { Phone } from '#lib/domain/member.ts'
import { sessionsQuery } from '#lib/queries/account/sessions.ts'
import { phonesQuery } from '#lib/queries/identities.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { phoneAdding } from '#machines/account-access/phone-adding.store.ts'
import { phoneAddingView } from '#machines/account-access/phone-adding.view.ts'
import { late } from '../ui/late.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { FormSkeleton } from '../ui/shapes/form-skeleton.tsx'
import { QueryScreen } from '../ui/shapes/query-screen.tsx'
import { AddPhone } from './add-phone.tsx'
import { PhoneCode } from './phone-code.tsx'
import { PhoneList } from './phone-list.tsx'

/** The devices, which nobody comes for first: their code is asked for after the phones. */
const LazySessions = late(() => import('./sessions.tsx').then((file) => file.Sessions))

/** The limit for spending, below them. */
const LazySpendLock = late(() => import('./spend-lock.tsx').then((file) => file.SpendLock))

function Phones({ phones }: { phones: readonly Phone[] }) {
  const [snapshot, send] = useMachine(phoneAdding)
  const view = phoneAddingView(snapshot)
  const { entering } = view
  return (
    <>
      <PhoneList
        busy={view.busy || entering !== undefined}
        onVerify={(number) => send({ type: 'verifyAsked', number })}
        phones={phones}
        returns={view.returns}
      />
      {entering?.code ? (
        <PhoneCode
          added={entering}
          code={entering.code}
          key={entering.id}
          onDismiss={() => send({ type: 'dismissed' })}
          onVerified={() => send({ type: 'verified' })}
        />
      ) : (
        <AddPhone
          onSubmit={(typed) => send({ type: 'submitted', typed })}
          onType={() => send({ type: 'typed' })}
          view={view}
        />
      )}
    </>
  )
}

/** The phone numbers that open the account: one primary, several secondary; the devices on which it is open, and the limit for spending. PRF-3, LCK-2. */
export function AccountAccess() {
  const query = useQuery(phonesQuery, queryClient)
  // What comes late stands below what is there, and moves nothing.
  const sessions = useQuery({ ...sessionsQuery, enabled: !query.isPending }, queryClient)
  return (
    <div className={partStyles.screen}>
      <QueryScreen card className={partStyles.screen} query={query} skeleton={<FormSkeleton />}>
        {(phones) => <Phones phones={phones} />}
      </QueryScreen>
      {!query.isPending && <LazySessions />}
      {!sessions.isPending && <LazySpendLock />}
    </div>
  )
}
