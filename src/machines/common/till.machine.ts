import { assign, type SnapshotFrom, setup } from 'xstate'
import { isCodeOver, type TillCode } from '#lib/domain/till-code.ts'
import { shareLeft, wholeSeconds } from '#lib/domain/time-left.ts'
import { notProvidedAction, notProvidedListener } from '../setup-parts.ts'

interface Context {
  /** The codes of the member that are active, in the order of the screen below. */
  readonly codes: readonly TillCode[]
  /** The id of the code that is shown. */
  readonly shown: string
  /** The server's clock: unix seconds. */
  readonly now: number
  /** The server's clock is known to a minute. */
  readonly isSure: boolean
  /** The server's clock when the view opened, for a code whose start is not known. */
  readonly openedAt: number
  /** The member has stopped the movement of the proof. */
  readonly isPaused: boolean
}

const closed = { codes: [], shown: '', now: 0, isSure: true, openedAt: 0, isPaused: false }

const shownOf = ({ codes, shown }: Pick<Context, 'codes' | 'shown'>): TillCode | undefined =>
  codes.find(({ id }) => id === shown)

/** Returns the codes that can be shown in turn: those whose time is not over, and the one that is shown. */
export const codesInTurn = ({ codes, shown, now }: Context): readonly TillCode[] =>
  codes.filter((code) => code.id === shown || !isCodeOver(code, now))

/**
 * A code held up at the till, above the page: which of several is shown, until its time is over by the server's clock.
 * A code that is shown stays until then, also where the page below does not know it any more. TIL-1, TIL-3.
 */
export const tillMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'opened'; codes: readonly TillCode[]; shown: string }
      /** The page below knows other codes, or more of them. */
      | { type: 'changed'; codes: readonly TillCode[] }
      /** A swipe, an arrow key or a button: 1 for the next code, -1 for the one before. */
      | { type: 'moved'; by: 1 | -1 }
      /** The server's clock has come to another second. */
      | { type: 'ticked'; now: number; isSure: boolean }
      /** The movement of the proof was stopped, or started again. */
      | { type: 'toggled' }
      /** Escape, Back, or the button that closes. */
      | { type: 'dismissed' },
  },
  actors: {
    /** Sends `ticked` at once, with each second, and when the member returns to the page. */
    tick: notProvidedListener('tick'),
    /** Keeps the screen from going dark. */
    keepAwake: notProvidedListener('keepAwake'),
  },
  actions: {
    show: assign(({ event }) =>
      event.type === 'opened' ? { ...closed, codes: event.codes, shown: event.shown } : {},
    ),
    take: assign(({ context, event }) => {
      if (event.type !== 'changed') return {}
      const kept = shownOf(context)
      const isKnown = event.codes.some(({ id }) => id === context.shown)
      return { codes: kept && !isKnown ? [kept, ...event.codes] : event.codes }
    }),
    turn: assign(({ context, event }) => {
      if (event.type !== 'moved') return {}
      const codes = codesInTurn(context)
      const at = codes.findIndex(({ id }) => id === context.shown)
      return { shown: codes.at((at + event.by) % codes.length)?.id ?? context.shown }
    }),
    setTime: assign(({ context, event }) =>
      event.type === 'ticked'
        ? { now: event.now, isSure: event.isSure, openedAt: context.openedAt || event.now }
        : {},
    ),
    toggle: assign(({ context }) => ({ isPaused: !context.isPaused })),
    /** Tells the page below that the view is closed. */
    announceClosed: notProvidedAction,
  },
  guards: {
    isOver: ({ context }) => {
      const code = shownOf(context)
      return code === undefined || isCodeOver(code, context.now)
    },
    isOn: ({ context }) => {
      const code = shownOf(context)
      return code !== undefined && !isCodeOver(code, context.now)
    },
    hasOthers: ({ context }) => codesInTurn(context).length > 1,
    isLast: ({ context }) => codesInTurn(context).every(({ id, isCard }) => isCard || id === context.shown),
  },
  /** The time in milliseconds for which the end of the last code is shown before the view closes by itself. */
  delays: { farewell: 5000 },
}).createMachine({
  id: 'till',
  context: closed,
  initial: 'closed',
  states: {
    closed: { on: { opened: { target: 'open', actions: 'show' } } },
    open: {
      initial: 'showing',
      invoke: { src: 'tick' },
      on: {
        ticked: { actions: 'setTime' },
        changed: { actions: 'take' },
        dismissed: { target: 'closed', actions: 'announceClosed' },
      },
      states: {
        showing: {
          invoke: { src: 'keepAwake' },
          always: { guard: 'isOver', target: 'ended' },
          on: {
            moved: { guard: 'hasOthers', actions: 'turn' },
            toggled: { actions: 'toggle' },
          },
        },
        ended: {
          // The clock may have been wrong: it is put right by the answers that follow.
          always: { guard: 'isOn', target: 'showing' },
          after: { farewell: { guard: 'isLast', target: '#till.closed', actions: 'announceClosed' } },
          on: { moved: { guard: 'hasOthers', target: 'showing', actions: 'turn' } },
        },
      },
    },
  },
})

const shareOf = ({ from, until = 0 }: TillCode, openedAt: number, now: number): number =>
  shareLeft(until - now, until - Math.min(from ?? openedAt, openedAt))

/** The view of a code held up at the till. TIL-1. */
export const tillView = (snapshot: Pick<SnapshotFrom<typeof tillMachine>, 'context' | 'matches'>) => {
  const { context } = snapshot
  const { now, openedAt, isPaused, isSure } = context
  const codes = codesInTurn(context)
  const at = codes.findIndex(({ id }) => id === context.shown)
  const code = codes[at]
  return {
    isOpen: snapshot.matches('open'),
    /** The code that is shown, or whose time has ended. */
    code,
    /** The time of the code is over: it is not shown any more. */
    hasEnded: snapshot.matches({ open: 'ended' }),
    /** The place of the code among those that can be shown in turn; undefined where there is one only. */
    position: codes.length > 1 ? { n: at + 1, count: codes.length } : undefined,
    /** The server's clock: unix seconds; 0 until it is read. */
    now,
    /** Whole seconds left; undefined where a code has no end. */
    left: code?.until === undefined ? undefined : wholeSeconds(code.until - now),
    /** The part of the activation that is left, from 1 to 0. */
    share: code?.until === undefined ? 1 : shareOf(code, openedAt, now),
    /** False where only the rough end of the time can be said. */
    isSure,
    isPaused,
  }
}
export type TillView = ReturnType<typeof tillView>
