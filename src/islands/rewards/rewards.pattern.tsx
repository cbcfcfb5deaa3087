// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers

import { PictureCard } from '#islands/ui/list/picture-card.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { rewardGrid } from './reward-skeletons.tsx'

/**
 * The catalogue as it is built into its page: one reward, which a script of the page fills in before the island is there
 * (lib/browser/head/first-content.ts). What the member has, what it costs and if she can have it come with the island, and
 * have their room till then. RWD-1, FST-1.
 */
export const RewardsPattern = () => (
  <div className={screen}>
    <Skeleton width="third" />
    <ul className={rewardGrid} role="list">
      <li>
        <PictureCard eager fallback={undefined} href="/reward/{id}" image="{image}" level={2} name="{name}">
          <Skeleton />
          <Skeleton width="half" />
        </PictureCard>
      </li>
    </ul>
  </div>
)
