import { useStore } from '@nanostores/react'
import { BackLink } from '#islands/ui/back-link.tsx'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { pathname } from '#lib/browser/navigation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { idIn, pathTo } from '#lib/paths.ts'
import { $session } from '#machines/session/session.store.ts'
import { ArticleScreen } from './article-screen.tsx'
import { ArticleSkeleton } from './article-skeleton.tsx'
import { NoArticle } from './no-article.tsx'

const list = pathTo('/news')

/** The page of one message, which its address names. NWS-1. */
export const ArticleIsland = island(() => {
  const words = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const draw = () => {
    const id = idIn(pathname())
    if (id === undefined) return <NoArticle />
    return who === 'member' ? <ArticleScreen id={id} key={id} /> : <ArticleSkeleton />
  }
  return (
    <>
      <BackLink href={list} data-return>
        {words.news.backToList()}
      </BackLink>
      <Live waiting={<ArticleSkeleton />}>{draw}</Live>
    </>
  )
})
