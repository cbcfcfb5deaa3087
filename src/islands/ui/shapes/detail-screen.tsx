import ArrowLeftIcon from 'lucide-react/icons/arrow-left'
import type { ComponentType } from 'react'
import { usePage } from '#lib/browser/directives/use-page.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { idIn } from '#lib/paths.ts'
import { type DetailQuery, useDetail } from '#lib/queries/make-query.ts'
import { css } from '#styled/css'
import { island } from '../island.tsx'
import { late } from '../late.tsx'
import { Live } from '../live.tsx'
import { screen } from '../screen-styles.ts'
import { ErrorState } from '../state/error-state.tsx'
import { OfflineLine } from '../state/offline-line.tsx'
import { Skeleton, Waiting } from '../state/skeleton.tsx'
import { detailStyles } from '../text/detail-styles.ts'
import type { GoneProps } from './gone.tsx'
import { useIsMember } from './member-island.tsx'

/** In a file of its own with its drawing: hardly anybody needs it. */
export const LazyGone = late(() => import('./gone.tsx').then((file) => file.Gone), { waiting: LoadingDetail })

function LoadingDetail() {
  return (
    <Waiting className={detailStyles.offer}>
      <div data-area="picture">
        <Skeleton shape="picture" />
      </div>
      <div data-area="head">
        <Skeleton shape="title" />
        <Skeleton width="half" />
      </div>
      <div data-area="story">
        <Skeleton shape="row" />
      </div>
    </Waiting>
  )
}

/** An item of a list, as far as it is known. */
export interface Known<Data> {
  readonly known: Data
  /** Its own answer is here, and not only what the list knew. */
  readonly isWhole: boolean
  /** That answer is on its way. */
  readonly isWaiting: boolean
}

interface Detail<Data> extends Pick<GoneProps, 'list' | 'drawing'> {
  textsOf: (words: Words) => Pick<GoneProps, 'title' | 'text' | 'back'>
  queryOf: (id: string) => DetailQuery<Data>
  Skeleton?: ComponentType
  View: ComponentType<Known<Data>>
  /** In place of an item that the platform no longer has. */
  Gone?: ComponentType<{ id: string; gone: GoneProps }>
  /** Stays whatever becomes of the item. */
  Beside?: ComponentType
}

/**
 * The island of one item, which its address names: at once as the list knew it, then in full. What is known stays,
 * whatever fails behind it.
 */
export const detailIsland = <Data,>(detail: Detail<Data>) => {
  const { list, drawing, textsOf, queryOf, Skeleton: Loading = LoadingDetail, View, Gone, Beside } = detail

  function Item({ id, gone }: { id: string; gone: GoneProps }) {
    const words = useWords()
    const { query, callError, known, isWhole, isWaiting } = useDetail(queryOf(id))
    if (callError === 'notFound') return Gone ? <Gone gone={gone} id={id} /> : <LazyGone {...gone} />
    const failed = callError && <ErrorState answer={query} text={words.errors[callError]()} />
    if (known === undefined)
      return failed ? (
        <>
          <h1 className={css({ srOnly: true })}>{gone.title}</h1>
          {failed}
        </>
      ) : (
        <Loading />
      )
    return (
      <div className={screen}>
        <OfflineLine failed={callError === 'network'} />
        <View isWaiting={isWaiting} isWhole={isWhole} known={known} />
        {/* What the list does not know is missing; with all of it here an old answer simply stands. */}
        {!isWhole && failed}
      </div>
    )
  }

  return island(() => {
    const isMember = useIsMember()
    const texts = textsOf(useWords())
    const gone = { ...texts, list, drawing }
    const id = idIn(usePage().pathname)
    const draw = () => {
      if (id === undefined) return <LazyGone {...gone} />
      return isMember ? (
        <>
          <Item gone={gone} id={id} key={id} />
          {Beside && <Beside />}
        </>
      ) : (
        <Loading />
      )
    }
    return (
      <>
        <a className={detailStyles.back} data-return href={list}>
          <ArrowLeftIcon />
          <span>{texts.back}</span>
        </a>
        <Live waiting={<Loading />}>{draw}</Live>
      </>
    )
  })
}
