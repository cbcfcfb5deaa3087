import { atom } from 'nanostores'
import { createActor, type EventFromLogic } from 'xstate'
import { drawerMachine } from './drawer.machine.ts'

/** Whether the drawer is open: its button stands in the header, its content arrives later. */
export const $drawerOpen = atom(false)

const actor = createActor(drawerMachine)
actor.subscribe((snapshot) => $drawerOpen.set(snapshot.matches('open')))
actor.start()

/** Tells the drawer what happened. */
export const tellDrawer = (type: EventFromLogic<typeof drawerMachine>['type']): void => actor.send({ type })
