import { useStore } from '@nanostores/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $session } from '#machines/session/session.store.ts'
import { Card } from '../ui/card.tsx'
import { Skeletons } from '../ui/skeleton.tsx'
import { look } from './look.ts'
import { Profile } from './profile.tsx'

/** The screen `/profile`, and the start page of clubs without the web area, where it says its heading. Spec §2, Routes. */
export function ProfileIsland({ isHome = false }: { isHome?: boolean }) {
  const words = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  return (
    <>
      {isHome && <h1 className={look.title}>{words.frame.header.profile()}</h1>}
      {who === 'member' ? (
        <Profile />
      ) : (
        <Card>
          <Skeletons className={look.part} count={6} label={words.common.loading()} shape="row" />
        </Card>
      )}
    </>
  )
}
