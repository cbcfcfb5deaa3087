import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import ChevronDownIcon from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { importLate } from '#lib/browser/late-code.ts'
import { type Deal, dealButton } from '#lib/domain/content.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { dealsQuery } from '#lib/queries/content.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LazyDialog } from '../../ui/dialog/dialog-lazy.tsx'
import type { Elements } from '../../ui/elements.ts'
import { SafeImage } from '../../ui/safe-image.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeletons } from '../../ui/state/skeleton.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import { DealSkeletons } from './deal-skeletons.tsx'

const styles = {
  part: css({ stack: '4' }),
  heading: css({ textStyle: 'heading' }),
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
  words: css({ stack: '1', padding: '4' }),
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
  unfolded: css({ paddingInline: '4', paddingBlockEnd: '4', stack: '4' }),
} as const

/** The text of a deal: its Markdown made safe, by code that is fetched when a deal is first opened. FRM-6. */
function DealText({ body, className }: { body: string; className?: string }) {
  const words = useWords()
  const tooLong = words.pages.tooLong()
  const text = useQuery(
    {
      queryKey: ['deal-text', body, tooLong],
      queryFn: async () => {
        const { renderMarkdown } = await importLate(() => import('#lib/html/safe-html.ts'))
        return renderMarkdown(body, tooLong)
      },
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  if (text.data !== undefined) return <Prose className={className} html={text.data} />
  return text.isError ? (
    <ErrorState answer={text} text={words.frame.sidebar.unreadable()} />
  ) : (
    <Skeletons count={4} />
  )
}

/** The first picture of a deal, its title and its excerpt. FRM-5. */
function DealHead({ deal, id }: { deal: Deal; id?: string }) {
  const image = safeImage(deal.images_obj.list[0]?.url)
  return (
    <>
      {image && <SafeImage height={180} src={image} width={320} />}
      <div className={styles.words}>
        <h3 className={styles.title} id={id}>
          {deal.title}
        </h3>
        {deal.excerpt && <p className={styles.excerpt}>{deal.excerpt}</p>}
      </div>
    </>
  )
}

/** A special deal is read in its place: a press unfolds it, another folds it again. FRM-7. */
function SpecialDeal({ deal }: { deal: Deal }) {
  const { sidebar } = useWords().frame
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = dealButton(deal)
  return (
    <article className={styles.card}>
      <DealHead deal={deal} id={`${id}-title`} />
      <div className={styles.unfolded} hidden={!open} id={id}>
        {open && <DealText body={deal.body} className={styles.body} />}
        {button && (
          <ButtonLink href={button.href} newTab={button.newTab} tone="sidebar">
            {button.label}
          </ButtonLink>
        )}
      </div>
      <div className={styles.foot}>
        <Button
          aria-controls={id}
          aria-describedby={`${id}-title`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
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

/** The whole of a deal, and its button: the configured one where it leads somewhere, else Close. FRM-6. */
function DealDialog({ deal, open, onClose }: { deal: Deal; open: boolean; onClose: () => void }) {
  const { common } = useWords()
  const image = safeImage(deal.images_obj.list[0]?.url)
  const button = dealButton(deal)
  return (
    <LazyDialog
      actions={
        button ? (
          <ButtonLink
            href={button.href}
            // What leads away in this tab takes the place of the dialog in the history.
            {...(button.newTab && { onClick: onClose })}
            tone="confirm"
            newTab={button.newTab}
          >
            {button.label}
          </ButtonLink>
        ) : (
          <Button onClick={onClose}>{common.close()}</Button>
        )
      }
      onClose={onClose}
      open={open}
      title={deal.title}
    >
      {image && <SafeImage corners="card" eager height={198} src={image} width={352} />}
      <DealText body={deal.body} />
    </LazyDialog>
  )
}

/** A deal in short; "More" opens the whole of it. FRM-5. */
function DealCard({ deal }: { deal: Deal }) {
  const { sidebar } = useWords().frame
  const [open, setOpen] = useState(false)
  return (
    <article className={styles.card}>
      <DealHead deal={deal} />
      <div className={styles.foot}>
        <Button
          {...LazyDialog.prefetch}
          aria-haspopup="dialog"
          aria-label={sidebar.moreAbout({ title: deal.title })}
          onClick={() => setOpen(true)}
          size="small"
          tone="sidebar"
        >
          {sidebar.more()}
        </Button>
      </div>
      <DealDialog deal={deal} onClose={() => setOpen(false)} open={open} />
    </article>
  )
}

interface PartProps {
  title: string
  deals: readonly Deal[]
  card: (deal: Deal) => ReactNode
  children?: Elements
}

function Part({ title, deals, card, children }: PartProps) {
  const id = useId()
  if (deals.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      <ul className={styles.part}>
        {deals.map((deal) => (
          <li key={deal.id}>{card(deal)}</li>
        ))}
      </ul>
      {children}
    </section>
  )
}

/** The club's deals, the special ones first. FRM-5. */
export function Deals() {
  const { common, frame } = useWords()
  const { sidebar } = frame
  const deals = useInfiniteQuery(dealsQuery, queryClient)
  if (deals.isPending) return <DealSkeletons />
  if (!deals.data) return <ErrorState answer={deals} text={sidebar.failed()} />
  return (
    <>
      <Part
        card={(deal) => <SpecialDeal deal={deal} />}
        deals={deals.data.filter((deal) => deal.is_special)}
        title={sidebar.special()}
      />
      <Part
        card={(deal) => <DealCard deal={deal} />}
        deals={deals.data.filter((deal) => !deal.is_special)}
        title={sidebar.title()}
      >
        {deals.hasNextPage && (
          <Button loading={deals.isFetchingNextPage} onClick={() => void deals.fetchNextPage()} wide>
            {common.loadMore()}
          </Button>
        )}
      </Part>
    </>
  )
}
