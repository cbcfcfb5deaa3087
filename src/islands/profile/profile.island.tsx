import { useStore } from '@nanostores/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { Card } from '../ui/card.tsx'
import { island } from '../ui/island.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { Profile } from './profile.tsx'

const styles = {
  title: css({ textStyle: 'title', mb: '6' }),
} as const

/** The screen `/profile`, and the start page of clubs without the web area, where it says its heading. PRF-1, RTE-3. */
export const ProfileIsland = island(({ isHome = false }: { isHome?: boolean }) => {
  const words = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  return (
    <>
      {isHome && <h1 className={styles.title}>{words.frame.header.profile()}</h1>}
      {who === 'member' ? (
        <Profile />
      ) : (
        <Card>
          <Skeletons className={partStyles.part} count={6} label={words.common.loading()} shape="row" />
        </Card>
      )}
    </>
  )
})
