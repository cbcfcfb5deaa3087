import { useInfiniteQuery } from '@tanstack/react-query'
import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { dealsQuery } from '#lib/queries/content.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'
import { Deals } from './deals.tsx'

const styles = {
  root: css({ stack: '4', marginBlockStart: '8' }),
  line: css({
    hstack: '4',
    justifyContent: 'space-between',
    width: 'full',
    minHeight: 'touch',
    paddingBlock: '3',
    paddingInline: '4',
    border: 'hairline',
    borderRadius: 'card',
    background: 'surface',
    fontWeight: 'bold',
    textAlign: 'start',
    cursor: 'pointer',
    '& > svg': { flexShrink: '0', transition: '[transform 150ms ease-out]' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  }),
}

/** One line that unfolds the deals; nothing where the club has none. */
export function DealsLine() {
  const { sidebar } = useWords().frame
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const deals = useInfiniteQuery(dealsQuery, queryClient)
  if (!deals.data?.length) return null
  return (
    <div className={styles.root}>
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        className={styles.line}
        onClick={() => setIsOpen(!isOpen)}
        type="button"
      >
        <span>{sidebar.title()}</span>
        <ChevronDownIcon />
      </button>
      <div hidden={!isOpen} id={id}>
        {isOpen && <Deals />}
      </div>
    </div>
  )
}
