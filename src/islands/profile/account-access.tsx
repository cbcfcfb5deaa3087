import { useMachine } from '@xstate/react'
import type { Phone } from '#lib/domain/member.ts'
import { phoneAdding } from '#machines/phone-adding/phone-adding.store.ts'
import { phoneAddingView } from '#machines/phone-adding/phone-adding.view.ts'
import { AddPhone } from './add-phone.tsx'
import { OfMember } from './of-member.tsx'
import { PhoneCode } from './phone-code.tsx'
import { PhoneList } from './phone-list.tsx'

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

/** The phone numbers that open the account: one primary, several secondary. Spec §2 "Account access". */
export function AccountAccess() {
  return <OfMember>{(member) => <Phones phones={member.phones} />}</OfMember>
}
