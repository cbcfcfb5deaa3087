import { screen } from '#islands/ui/screen-styles.ts'
import { StorySkeleton } from '#islands/ui/shapes/story.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import { ArticleHead } from './article-head.tsx'

/**
 * One message as it is built into its page, which a script of the page fills in before the island is there
 * (lib/browser/head/first-content.ts). Its text comes with the island, which makes it safe. NWS-1.
 */
export const ArticlePattern = () => (
  <div className={screen}>
    <article className={detailStyles.article}>
      <ArticleHead date="{timestamp|date}" image="{image}" name="{title}" />
      <StorySkeleton />
    </article>
  </div>
)
