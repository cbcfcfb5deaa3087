// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers

import { NewsTile, newsList } from './news-tile.tsx'

/**
 * The list of messages as it is built into its page: one tile, which a script of the page fills in before the island is
 * there (lib/browser/head/first-content.ts). The mark of a new message comes with the island. NWS-1, FST-1.
 */
export const NewsPattern = () => (
  <ul className={newsList} role="list">
    <li>
      <NewsTile eager href="/news-article/{id}" image="{image}" name="{title}" perex="{perex}">
        <span data-optional="">{'{timestamp|date}'}</span>
      </NewsTile>
    </li>
  </ul>
)
