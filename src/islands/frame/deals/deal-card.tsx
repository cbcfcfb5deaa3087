import { useMachine } from '@xstate/react'
import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { onDemand } from '#islands/ui/on-demand.tsx'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { Prose } from '#islands/ui/text/prose.tsx'
import type { Deal } from '#lib/domain/frame/deal.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { dealView } from '#machines/frame/deal.machine.ts'
import { dealLogic } from '#machines/frame/deal.store.ts'
import { css } from '#styled/css'

/** The styles of the cards in the sidebar. */
const styles = {
  card: css({
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: 'hairline',
    borderRadius: 'card',
    bg: 'sidebar',
    color: 'sidebar.text',
    // What parts of the kit draw in the page's colour stands on the sidebar's here.
    '--visual-text': 'var(--sidebar-text)',
    '--focus-ring': 'var(--sidebar-text)',
    boxShadow: 'card',
  }),
  words: css({ display: 'flex', flexDirection: 'column', gap: '1', padding: '4' }),
  title: css({ textStyle: 'label', overflowWrap: 'anywhere' }),
  excerpt: css({ textStyle: 'small', lineClamp: '3', overflowWrap: 'anywhere' }),
  foot: css({
    marginBlockStart: 'auto',
    paddingInline: '4',
    paddingBlock: '3',
    borderTop: '[1px solid {colors.sidebar.divider}]',
  }),
  body: css({ textStyle: 'small', '& :is(h1, h2, h3)': { textStyle: 'label' } }),
  toggle: css({ paddingInline: '0', textDecoration: 'none', _hover: { textDecoration: 'underline' } }),
  arrow: css({
    transition: '[transform 200ms ease-out]',
    '[aria-expanded=true] &': { transform: 'rotate(180deg)' },
  }),
  unfolded: css({
    paddingInline: '4',
    paddingBlockEnd: '4',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
  }),
} as const

/** A deal's machine as its card needs it. */
const useDeal = (deal: Deal) => {
  const [snapshot, send] = useMachine(dealLogic, { input: { body: deal.body } })
  return { ...dealView(snapshot, deal), send }
}

interface DealBodyProps {
  /** Undefined until the text has been made readable. */
  html: TrustedHTML | string | undefined
  failed: boolean
  onRetry: () => void
  className?: string | undefined
}

/** The text of a deal. */
function DealBody({ html, failed, onRetry, className }: DealBodyProps) {
  const { common, sidebar } = useWords()
  if (failed)
    return (
      <ErrorState
        answer={{ isFetching: false, refetch: onRetry }}
        retry={common.retry()}
        text={sidebar.unreadable()}
      />
    )
  return html === undefined ? (
    <Skeletons count={4} label={common.loading()} />
  ) : (
    <Prose className={className} html={html} />
  )
}

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
