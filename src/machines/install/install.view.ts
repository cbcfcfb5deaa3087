import type { SnapshotFrom } from 'xstate'
import type { installMachine } from './install.machine.ts'

/** The view model of the offer to install the portal. */
export interface InstallView {
  readonly shown: boolean
  /** The two steps stand in the place of the question. */
  readonly explains: boolean
  /** The browser asks the member. */
  readonly busy: boolean
  /** The word of the button that agrees: it installs, or shows how. */
  readonly label: 'add' | 'showHow'
}

/** The view of the offer. OFF-4. */
export const installView = ({
  value,
  context,
}: Pick<SnapshotFrom<typeof installMachine>, 'value' | 'context'>): InstallView => {
  const at = typeof value === 'object' ? value.watching : undefined
  return {
    shown: at === 'offered' || at === 'asking' || at === 'explaining',
    explains: at === 'explaining',
    busy: at === 'asking',
    label: context.way === 'prompt' ? 'add' : 'showHow',
  }
}
