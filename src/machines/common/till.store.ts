import { type EventObject, fromCallback } from 'xstate'
import { isTimeKnown } from '#lib/browser/clock.ts'
import { keepAwake } from '#lib/browser/device/wake-lock.ts'
import { onEachSecond } from './countdown.store.ts'
import { tillMachine } from './till.machine.ts'

/** The machine of a code at the till with the real world. onClosed: hears that the view is closed. TIL-1. */
export const till = (onClosed: () => void) =>
  tillMachine.provide({
    actors: {
      tick: fromCallback<EventObject, void>(({ sendBack }) =>
        onEachSecond((now) => sendBack({ type: 'ticked', now, isSure: isTimeKnown() })),
      ),
      keepAwake: fromCallback<EventObject, void>(() => keepAwake()),
    },
    actions: { announceClosed: onClosed },
  })
