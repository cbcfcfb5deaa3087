import { setup } from 'xstate'

/** The menu of small screens toggles open and closed. Spec §4, "Mobile drawer". */
export const drawerMachine = setup({
  types: {
    events: {} as
      | { type: 'toggled' }
      /** Escape, a press beside the drawer, or its cross. */
      | { type: 'dismissed' }
      /** An entry was followed: the page must not come back from the cache with the drawer over it. */
      | { type: 'left' }
      /** The window has room for the menu row now. */
      | { type: 'widened' },
  },
}).createMachine({
  id: 'drawer',
  initial: 'closed',
  states: {
    closed: { on: { toggled: 'open' } },
    open: { on: { toggled: 'closed', dismissed: 'closed', left: 'closed', widened: 'closed' } },
  },
})
