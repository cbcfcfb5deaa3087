import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import { ButtonLink } from '#islands/ui/button.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { css } from '#styled/css'
import { Deals } from './deals/deals.tsx'

const styles = {
  root: css({ stack: '8' }),
  card: css({
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr)]',
    columnGap: '3',
    rowGap: '1',
    padding: '4',
    border: 'hairline',
    borderRadius: 'card',
    bg: 'sidebar',
    color: 'sidebar.text',
    '--focus-ring': 'var(--sidebar-text)',
    boxShadow: 'card',
  }),
  icon: css({
    gridRow: '[1 / 3]',
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    bg: '[color-mix(in srgb, currentColor 14%, transparent)]',
  }),
  title: css({ textStyle: 'label' }),
  text: css({ textStyle: 'small' }),
  button: css({ gridColumn: '[1 / 3]', marginBlockStart: '3' }),
}

/** Leads to the receipts, where the feature is on. FRM-5. */
function InvoiceCard() {
  const { frame, receipts } = useWords()
  const { invoice } = frame.sidebar
  return (
    <section className={styles.card}>
      <span className={styles.icon}>
        <ReceiptTextIcon />
      </span>
      <h2 className={styles.title}>{invoice.title()}</h2>
      <p className={styles.text}>{invoice.text()}</p>
      <div className={styles.button}>
        <ButtonLink href={`${pathTo('/receipts')}#upload`} tone="sidebar" wide>
          {receipts.upload()}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Beside the content from 768 px: the way to upload an invoice, and the deals. FRM-5. */
export function Sidebar() {
  const { GENERAL } = useClub().settings
  return (
    <div className={styles.root}>
      {GENERAL.receipts && <InvoiceCard />}
      <Deals />
    </div>
  )
}
