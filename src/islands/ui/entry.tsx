import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import ExternalLinkIcon from 'lucide-react/icons/external-link'
import type { ComponentProps, ReactNode } from 'react'
import { css } from '#styled/css'
import type { Elements } from './elements.ts'
import { Link, type LinkProps } from './link.tsx'
import { partStyles } from './part-styles.ts'

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
export const EntryLink = ({ href, newTab, ...words }: EntryProps & Pick<LinkProps, 'href' | 'newTab'>) => (
  <li>
    <Link className={styles.row} href={href} newTab={newTab}>
      <Words {...words} />
      {newTab ? <ExternalLinkIcon /> : <ChevronRightIcon />}
    </Link>
  </li>
)

/** A row that does something here. */
export const EntryButton = ({
  icon,
  title,
  ...button
}: Omit<EntryProps, 'hint'> & ComponentProps<'button'>) => (
  <li>
    <button {...button} className={styles.row} type="button">
      <Words icon={icon} title={title} />
    </button>
  </li>
)
