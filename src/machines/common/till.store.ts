import { type EventObject, fromCallback } from 'xstate'
import { isTimeKnown, now } from '#lib/browser/clock.ts'
import { keepAwake } from '#lib/browser/device/wake-lock.ts'
import { onReturn } from '#lib/browser/navigation.ts'
import { tillMachine } from './till.machine.ts'

/** Tells the server's time at once, on each of its seconds, and on return from sleep or another tab. */
const tick = (tell: (now: number) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    const time = now()
    clearTimeout(timer)
    timer = setTimeout(read, 1000 - (time % 1000))
    tell(time / 1000)
  }
  read()
  const stop = onReturn(read)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** The machine of a code at the till with the real world. onClosed: hears that the view is closed. TIL-1. */
export const till = (onClosed: () => void) =>
  tillMachine.provide({
    actors: {
      tick: fromCallback<EventObject, void>(({ sendBack }) =>
        tick((now) => sendBack({ type: 'ticked', now, isSure: isTimeKnown() })),
      ),
      keepAwake: fromCallback<EventObject, void>(() => keepAwake()),
    },
    actions: { announceClosed: onClosed },
  })
