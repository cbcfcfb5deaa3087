import { useQuery } from '@tanstack/react-query'
import { MemberBalance } from '#islands/shared/member-balance.tsx'
import { Card } from '#islands/ui/card.tsx'
import type { Elements } from '#islands/ui/elements.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'

const styles = {
  row: css({ hstack: '4', flexWrap: 'wrap', justifyContent: 'space-between' }),
  // In the club's own colour: what is muted elsewhere, and the ring of the focus, are in the colour that is read on it.
  hero: css({
    background: 'primary',
    color: 'onPrimary',
    '& :is(p, summary, ul)': { color: 'inherit' },
    '& :focus-visible': { outlineColor: 'onPrimary' },
  }),
  member: css({ minWidth: '0' }),
  // On a phone low enough for a long name to take one line, as the welcome before it does.
  title: css({
    marginBlockEnd: '4',
    textStyle: 'heading',
    fontSize: { md: 'xxl' },
    overflowWrap: 'anywhere',
  }),
}

interface GreetingProps {
  /** It is known that a member is signed in. */
  isMember: boolean
  /** The content beside the greeting. */
  children: Elements
}

/** The heading of the dashboard: the member by her first name, and her points. */
export function Greeting({ isMember, children }: GreetingProps) {
  const { dashboard } = useWords()
  const { data: member } = useQuery({ ...memberQuery, enabled: isMember }, queryClient)
  const name = isMember ? member?.firstname.trim() : undefined
  return (
    <Card className={styles.hero}>
      <div className={styles.row}>
        <div className={styles.member}>
          <h1 className={styles.title}>{name ? dashboard.greeting({ name }) : dashboard.welcome()}</h1>
          <MemberBalance isMember={isMember} />
        </div>
        {children}
      </div>
    </Card>
  )
}
