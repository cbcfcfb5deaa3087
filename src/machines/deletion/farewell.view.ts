import type { SnapshotFrom } from 'xstate'
import type { farewellMachine } from './farewell.machine.ts'

/** The view model of the farewell. */
export interface FarewellView {
  /** Somebody is still to be signed out. */
  readonly signsOut: boolean
  /** Whole seconds until that; undefined before the count has begun, and once it is over. */
  readonly left: number | undefined
  readonly busy: boolean
}

/** The view of the farewell. VER-2. */
export const farewellView = ({
  value,
  context: { left },
}: Pick<SnapshotFrom<typeof farewellMachine>, 'value' | 'context'>): FarewellView => ({
  signsOut: value !== 'parted',
  left: value === 'counting' && left > 0 ? left : undefined,
  busy: value === 'leaving',
})
