import { useStore } from '@nanostores/react'
import { $session } from '#machines/session/session.store.ts'
import { island } from '../ui/island.tsx'
import { FormSkeleton } from '../ui/shapes/form-skeleton.tsx'
import { EditForm } from './edit-form.tsx'
import { OfMember } from './of-member.tsx'

/** The screen `/profile-edit`. PRF-2. */
export const ProfileEditIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return who === 'member' ? <OfMember>{(member) => <EditForm member={member} />}</OfMember> : <FormSkeleton />
})
