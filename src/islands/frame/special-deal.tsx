import { useId } from 'react'
import type { Deal } from '#lib/domain/deal.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { DownIcon } from '../ui/icons/down.tsx'
import { SafeImage } from '../ui/safe-image.tsx'
import { DealBody } from './deal-body.tsx'
import { dealLook as look } from './deal-look.ts'
import { useDeal } from './use-deal.ts'

/** A special deal is read in its place: a press unfolds it, another folds it again. Spec §2, Sidebar. */
export function SpecialDeal({ deal }: { deal: Deal }) {
  const { common, sidebar } = useWords()
  const { send, open, image, html, failed, button } = useDeal(deal)
  const id = useId()
  return (
    <article className={look.card}>
      {image && <SafeImage alt="" height={180} src={image} width={320} />}
      <div className={look.words}>
        <h3 className={look.title} id={`${id}-title`}>
          {deal.title}
        </h3>
        {deal.excerpt && <p className={look.excerpt}>{deal.excerpt}</p>}
      </div>
      <div className={look.unfolded} hidden={!open} id={id}>
        {open && (
          <DealBody
            className={look.body}
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
      <div className={look.foot}>
        <Button
          aria-controls={id}
          aria-describedby={`${id}-title`}
          aria-expanded={open}
          onClick={() => send({ type: open ? 'closed' : 'opened' })}
          className={look.toggle}
          size="small"
          tone="link"
        >
          {open ? sidebar.readLess() : sidebar.readMore()}
          <DownIcon className={look.arrow} />
        </Button>
      </div>
    </article>
  )
}
