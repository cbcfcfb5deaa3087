// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers

import { screen } from '#islands/ui/screen-styles.ts'
import { StorySkeleton } from '#islands/ui/shapes/story.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import { ArticleHead } from './article-head.tsx'
import { NewsTile } from './news-tile.tsx'

/** The list of messages as `lib/browser/head/first-content.ts` fills it in. The mark of a new one comes with the island. NWS-1, FST-1. */
export const NewsPattern = () => (
  <ul className={screen} role="list">
    <li>
      <NewsTile eager href="/news-article/{id}" image="{image}" name="{title}" perex="{perex}">
        <span data-optional="">{'{timestamp|date}'}</span>
      </NewsTile>
    </li>
  </ul>
)

/** One message. Its text comes with the island, which makes it safe. NWS-1. */
export const ArticlePattern = () => (
  <div className={screen}>
    <article className={detailStyles.article}>
      <ArticleHead date="{timestamp|date}" image="{image}" name="{title}" />
      <StorySkeleton />
    </article>
  </div>
)
