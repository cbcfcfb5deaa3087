import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import XIcon from 'lucide-react/icons/x'
import { useMemo } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { verifyBanner, wasDismissed } from '#machines/frame/verify-banner.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { IconButton } from '../ui/icon-button.tsx'

const styles = {
  strip: css({ bg: 'warning.soft', color: 'text', borderBottom: 'hairline' }),
  row: css({
    display: 'flex',
    alignItems: { base: 'flex-start', sm: 'center' },
    gap: '3',
    width: 'full',
    maxWidth: 'page',
    minHeight: { base: '[6.5rem]', sm: '[3.75rem]' },
    mx: 'auto',
    paddingInlineStart: { base: '4', md: '6' },
    paddingInlineEnd: { base: '1', md: '3' },
    paddingBlock: '2',
    '& > svg': { color: 'warning.text', marginBlockStart: { base: '[10px]', sm: '0' } },
  }),
  text: css({
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    flex: '1',
    minWidth: '0',
    paddingBlock: '2',
    textStyle: 'small',
    '[data-words=pending] &': { visibility: 'hidden' },
  }),
  link: css({
    fontWeight: 'bold',
    textDecoration: 'underline',
    textUnderlineOffset: '[0.2em]',
    paddingBlock: '[2px]',
  }),
}

function Banner({ sessionId }: { sessionId: string }) {
  const { verify } = useWords()
  const logic = useMemo(() => verifyBanner(sessionId), [sessionId])
  const [snapshot, send] = useMachine(logic, { input: { wasDismissed: wasDismissed(sessionId) } })
  if (!snapshot.matches({ watching: 'shown' })) return null
  return (
    <aside aria-label={verify.link()} className={styles.strip}>
      <div className={styles.row}>
        <TriangleAlertIcon />
        <p className={styles.text}>
          <span>{verify.banner()}</span>
          <a className={styles.link} href="/email-confirmation">
            {verify.link()}
          </a>
        </p>
        <IconButton label={verify.dismiss()} onClick={() => send({ type: 'dismissed' })}>
          <XIcon />
        </IconButton>
      </div>
    </aside>
  )
}

/** The banner for members who are not verified. FRM-9. */
export function MemberBanner() {
  const session = useStore($session)
  return session.who === 'member' ? <Banner key={session.id} sessionId={session.id} /> : null
}
