import { useStore } from '@nanostores/react'
import { $session } from '#machines/session/session.store.ts'
import { EditForm } from './edit-form.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { OfMember } from './of-member.tsx'

/** The screen `/profile-edit`. Spec §2, Routes. */
export function ProfileEditIsland() {
  const { who } = useStore($session, { ssr: 'initial' })
  return who === 'member' ? <OfMember>{(member) => <EditForm member={member} />}</OfMember> : <FormSkeleton />
}
