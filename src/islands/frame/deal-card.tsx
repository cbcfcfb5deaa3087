import type { Deal } from '#lib/domain/deal.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { SafeImage } from '../ui/safe-image.tsx'
import { LazyDealDialog, loadDealDialog } from './deal-dialog-lazy.ts'
import { dealLook as look } from './deal-look.ts'
import { useDeal } from './use-deal.ts'

/** A deal in short; "More" opens the whole of it. Spec §2, Sidebar. */
export function DealCard({ deal }: { deal: Deal }) {
  const { sidebar } = useWords()
  const { send, ...shown } = useDeal(deal)
  const prepare = () => void loadDealDialog()
  return (
    <article className={look.card}>
      {shown.image && <SafeImage alt="" height={180} src={shown.image} width={320} />}
      <div className={look.words}>
        <h3 className={look.title}>{deal.title}</h3>
        {deal.excerpt && <p className={look.excerpt}>{deal.excerpt}</p>}
      </div>
      <div className={look.foot}>
        <Button
          aria-haspopup="dialog"
          aria-label={sidebar.moreAbout({ title: deal.title })}
          onClick={() => send({ type: 'opened' })}
          onFocus={prepare}
          onPointerEnter={prepare}
          size="small"
          tone="sidebar"
        >
          {sidebar.more()}
        </Button>
      </div>
      <LazyDealDialog
        {...shown}
        onClose={() => send({ type: 'closed' })}
        onRetry={() => send({ type: 'retried' })}
        title={deal.title}
      />
    </article>
  )
}
