import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import type { Deal } from '#lib/domain/frame/deal.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SafeImage } from '../../ui/safe-image.tsx'
import { DealBody } from './deal-body.tsx'
import { dealStyles as styles } from './deal-styles.ts'
import { useDeal } from './use-deal.ts'

/** A special deal is read in its place: a press unfolds it, another folds it again. FRM-7. */
export function SpecialDeal({ deal }: { deal: Deal }) {
  const { common, sidebar } = useWords()
  const { send, open, image, html, failed, button } = useDeal(deal)
  const id = useId()
  return (
    <article className={styles.card}>
      {image && <SafeImage alt="" height={180} src={image} width={320} />}
      <div className={styles.words}>
        <h3 className={styles.title} id={`${id}-title`}>
          {deal.title}
        </h3>
        {deal.excerpt && <p className={styles.excerpt}>{deal.excerpt}</p>}
      </div>
      <div className={styles.unfolded} hidden={!open} id={id}>
        {open && (
          <DealBody
            className={styles.body}
            failed={failed}
            html={html}
            onRetry={() => send({ type: 'retried' })}
          />
        )}
        {button && (
          <ButtonLink href={button.href} newTab={button.newTab ? common.newTab() : undefined} tone="sidebar">
            {button.label}
          </ButtonLink>
        )}
      </div>
      <div className={styles.foot}>
        <Button
          aria-controls={id}
          aria-describedby={`${id}-title`}
          aria-expanded={open}
          onClick={() => send({ type: open ? 'closed' : 'opened' })}
          className={styles.toggle}
          size="small"
          tone="link"
        >
          <span>{open ? sidebar.readLess() : sidebar.readMore()}</span>
          <ChevronDownIcon className={styles.arrow} />
        </Button>
      </div>
    </article>
  )
}
