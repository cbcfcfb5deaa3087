// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers

import { newsStyles as styles } from './news-styles.ts'
import { NewsTile } from './news-tile.tsx'

/**
 * The list of messages as it is built into its page: one tile, which a script of the page fills in before the island is
 * there (lib/browser/head/first-rows.ts). The day and the mark of a new message come with the island. NWS-1, FST-1.
 */
export const NewsPattern = () => (
  <ul className={styles.list} data-rows="" role="list">
    <li>
      <NewsTile eager href="/news-article/{id}" image="{image}" name="{title}" perex="{perex}" />
    </li>
  </ul>
)
