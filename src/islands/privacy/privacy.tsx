import { partStyles } from '#islands/ui/part-styles.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { OfflineLine } from '../ui/state/offline-line.tsx'
import { useOnline } from '../ui/state/use-online.ts'
import { KeptHere } from './kept-here.tsx'
import { Leaving } from './leaving.tsx'
import { Requests } from './requests.tsx'
import { Timeline } from './timeline.tsx'

/** The screen of privacy: what a member has agreed to and asked for, and what this browser keeps and sends. PRV-1. */
export function Privacy({ isMember }: { isMember: boolean }) {
  const { common, privacy, profile } = useWords()
  const online = useOnline()
  return (
    <div className={partStyles.screen}>
      {isMember ? (
        <>
          {!online && <OfflineLine text={common.offline()} />}
          <Timeline />
          <Requests />
        </>
      ) : (
        <p className={partStyles.note}>{privacy.visitor()}</p>
      )}
      <KeptHere />
      <Leaving />
      <div>
        <ButtonLink href={`${pathTo('/accessibility')}#pages`} tone="link">
          {profile.data.pages()}
        </ButtonLink>
      </div>
    </div>
  )
}
