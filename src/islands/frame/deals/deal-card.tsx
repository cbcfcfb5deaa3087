import type { Deal } from '#lib/domain/frame/deal.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { SafeImage } from '../../ui/safe-image.tsx'
import { DealBody } from './deal-body.tsx'
import { dealStyles as styles } from './deal-styles.ts'
import { useDeal } from './use-deal.ts'

/** A deal's dialog, whose code arrives when the first one opens. */
const LazyDealDialog = onDemand(() => import('./deal-dialog.tsx').then((file) => file.DealDialog))

/** A deal in short; "More" opens the whole of it. FRM-5. */
export function DealCard({ deal }: { deal: Deal }) {
  const { sidebar } = useWords()
  const { send, html, failed, ...shown } = useDeal(deal)
  const prepare = () => void LazyDealDialog.fetch()
  return (
    <article className={styles.card}>
      {shown.image && <SafeImage alt="" height={180} src={shown.image} width={320} />}
      <div className={styles.words}>
        <h3 className={styles.title}>{deal.title}</h3>
        {deal.excerpt && <p className={styles.excerpt}>{deal.excerpt}</p>}
      </div>
      <div className={styles.foot}>
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
      <LazyDealDialog {...shown} onClose={() => send({ type: 'closed' })} title={deal.title}>
        <DealBody failed={failed} html={html} onRetry={() => send({ type: 'retried' })} />
      </LazyDealDialog>
    </article>
  )
}
