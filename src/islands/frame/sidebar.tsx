import { useStore } from '@nanostores/react'
import { $club } from '#machines/club/club.store.ts'
import { css } from '#styled/css'
import { Deals } from './deals/deals.tsx'
import { InvoiceCard } from './invoice-card.tsx'

const root = css({ display: 'flex', flexDirection: 'column', gap: '8' })

/** Beside the content from 768 px: the way to upload an invoice, and the deals. FRM-5. */
export function Sidebar() {
  const { GENERAL } = useStore($club).settings
  return (
    <div className={root}>
      {GENERAL.receipts && <InvoiceCard />}
      <Deals />
    </div>
  )
}
