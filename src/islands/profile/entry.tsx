import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import ExternalLinkIcon from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { css } from '#styled/css'
import type { Elements } from '../ui/elements.ts'
import { Link } from '../ui/link.tsx'
import { partStyles } from '../ui/part-styles.ts'

const styles = {
  row: css({
    hstack: '4',
    width: 'full',
    minHeight: '12',
    paddingBlock: '3',
    borderTop: 'hairline',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
  }),
  words: css({ stack: '0', flexGrow: '1', minWidth: '0', overflowWrap: 'anywhere' }),
} as const

interface EntryProps {
  icon: Elements
  title: string
  /** A quieter line under the title. */
  hint?: ReactNode
}

const Words = ({ icon, title, hint }: EntryProps) => (
  <>
    {icon}
    <span className={styles.words}>
      <span>{title}</span>
      {hint && <span className={partStyles.small}>{hint}</span>}
    </span>
  </>
)

/** A row that leads to a page of this site, or in a new tab to another one. */
export function EntryLink({
  href,
  external = false,
  ...rest
}: EntryProps & { href: string; external?: boolean }) {
  return (
    <li>
      <Link className={styles.row} href={href} newTab={external}>
        <Words {...rest} />
        {external ? <ExternalLinkIcon /> : <ChevronRightIcon />}
      </Link>
    </li>
  )
}

/** A row that does something here. `opens`: a dialog. */
export function EntryButton({
  onPress,
  opens,
  ...rest
}: EntryProps & { onPress: () => void; opens?: boolean | undefined }) {
  return (
    <li>
      <button
        aria-haspopup={opens ? 'dialog' : undefined}
        className={styles.row}
        onClick={onPress}
        type="button"
      >
        <Words {...rest} />
      </button>
    </li>
  )
}
