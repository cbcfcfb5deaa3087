import { assign, type SnapshotFrom, setup } from 'xstate'
import { type CallError, callErrorOf } from '#lib/domain/call-error.ts'
import { isUnreachable, type UploadError, uploadErrorOf } from '#lib/domain/receipts/upload-list.ts'
import * as waiting from '#lib/domain/receipts/waiting-receipt.ts'
import { type StorageFailure, storageFailureOf } from '#lib/domain/receipts/waiting-receipt.ts'
import { errorOf, notProvided, notProvidedAction, notProvidedListener } from '../setup-parts.ts'

interface Context {
  readonly list: waiting.WaitingList
  /** The receipt whose turn it is, or was last. */
  readonly current: waiting.WaitingReceipt | undefined
  /** The reason why the last try ended for now. */
  readonly callError: CallError | undefined
  /** The receipts that could not be sent for now, though there is a network: the others go before them. */
  readonly postponed: Readonly<Record<string, CallError>>
  /** The reason why nobody can tell what waits. */
  readonly failure: StorageFailure | undefined
  /** The number of tries in a row that ended for now. */
  readonly tries: number
  /** The number of receipts that the platform has got. */
  readonly sent: number
}

/** The shortest and the longest wait before another try, in milliseconds. */
const [shortest, longest] = [30_000, 600_000]

/**
 * Receipts that were put in without network: each is sent when its turn comes, in one page at a time, and once. One whose
 * answer was lost is looked for before it is sent again. What the platform refuses waits for the member. OFF-5.
 */
export const outboxMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      /** There may be network again: it is back, the member is back, or something was put in. */
        | { type: 'woken' }
        /** Receipts were put in or went away, here or in another page. */
        | { type: 'listed'; list: waiting.WaitingList }
        /** The member has taken a receipt back, or wants another try. */
        | { type: 'withdrawn' | 'retried'; id: string }
        /** No other page sends now. */
        | { type: 'admitted' },
  },
  actors: {
    read: notProvided<waiting.WaitingList>('read'),
    /** Waits until no other page sends, tells `admitted`, and keeps the others out until it is stopped. */
    takeTurn: notProvidedListener('takeTurn'),
    /**
     * Sends a receipt, as far as it has come by now; one whose answer was lost is looked for first. Resolves to false when
     * it is gone, and was not sent.
     */
    deliver: notProvided<boolean, { id: string }>('deliver'),
  },
  actions: {
    learn: assign((_, { list }: { list: waiting.WaitingList }) => ({
      list,
      failure: undefined,
      postponed: {},
    })),
    adopt: assign(({ event }) => (event.type === 'listed' ? { list: event.list } : {})),
    begin: assign(({ context: { list, postponed } }) => ({
      current: waiting.nextWaiting(list, postponed),
      callError: undefined,
    })),
    drop: assign(({ context: { list, current } }) => ({
      list: waiting.withoutWaiting(list, current?.id),
      current: undefined,
      tries: 0,
    })),
    dropWithdrawn: assign(({ context: { list, current }, event }) =>
      'id' in event
        ? {
            list: waiting.withoutWaiting(list, event.id),
            current: current?.id === event.id ? undefined : current,
          }
        : {},
    ),
    count: assign(({ context }) => ({ sent: context.sent + 1 })),
    note: assign(({ context: { current, postponed, tries }, event }) => {
      const callError = callErrorOf(errorOf(event))
      return {
        callError,
        tries: tries + 1,
        postponed:
          current && callError.name !== 'network' ? { ...postponed, [current.id]: callError } : postponed,
      }
    }),
    noteStorage: assign(({ event }) => ({ failure: storageFailureOf(errorOf(event)) })),
    refuse: assign(({ context: { list, current }, event }) => {
      const refused = current && waiting.refusedFor(current, uploadErrorOf(errorOf(event)))
      return refused ? { current: refused, list: waiting.updated(list, refused) } : {}
    }),
    tryAgain: assign(({ context: { list }, event }) => ({
      tries: 0,
      postponed: {},
      list: list.map((one) => ('id' in event && one.id === event.id ? waiting.retried(one) : one)),
    })),
    rest: assign({ tries: 0 }),
    /** Writes down how the platform's refusal, or its end, has changed a receipt. */
    keepRefusal: notProvidedAction,
    keepRetry: notProvidedAction,
  },
  guards: {
    hasNext: ({ context: { list, postponed } }) => waiting.nextWaiting(list, postponed) !== undefined,
    isDue: ({ context: { list, failure } }) =>
      failure !== undefined || waiting.nextWaiting(list) !== undefined,
    isSent: (_, isSent: boolean) => isSent,
    isCurrent: ({ context, event }) => 'id' in event && event.id === context.current?.id,
    isFinal: ({ event }) => waiting.isFinal(errorOf(event)),
    isUnreachable: ({ event }) => isUnreachable(errorOf(event)),
  },
  delays: {
    pause: ({ context: { tries, callError, postponed } }) =>
      Math.max(
        ...[callError, ...Object.values(postponed)].map((one) => one?.wait ?? 0),
        Math.min(longest, shortest * 2 ** Math.max(0, tries - 1)),
      ),
  },
}).createMachine({
  id: 'outbox',
  context: {
    list: [],
    current: undefined,
    callError: undefined,
    postponed: {},
    failure: undefined,
    tries: 0,
    sent: 0,
  },
  initial: 'reading',
  on: {
    listed: { actions: 'adopt' },
    withdrawn: { actions: 'dropWithdrawn' },
    retried: { actions: ['tryAgain', 'keepRetry'] },
  },
  states: {
    reading: {
      invoke: {
        src: 'read',
        onDone: {
          target: 'choosing',
          actions: { type: 'learn', params: ({ event }) => ({ list: event.output }) },
        },
        onError: { target: 'resting', actions: 'noteStorage' },
      },
    },
    choosing: { always: [{ guard: 'hasNext', target: 'sending', actions: 'begin' }, { target: 'resting' }] },
    resting: {
      on: {
        woken: { target: 'reading', actions: 'rest' },
        retried: { target: 'choosing', actions: ['tryAgain', 'keepRetry'] },
      },
      after: { pause: { guard: 'isDue', target: 'reading' } },
    },
    sending: {
      initial: 'queueing',
      invoke: { src: 'takeTurn' },
      on: { withdrawn: { guard: 'isCurrent', target: 'choosing', actions: 'dropWithdrawn' } },
      states: {
        queueing: { on: { admitted: 'delivering' } },
        delivering: {
          invoke: {
            src: 'deliver',
            input: ({ context }) => ({ id: context.current?.id ?? '' }),
            onDone: [
              {
                guard: { type: 'isSent', params: ({ event }) => event.output },
                target: '#outbox.choosing',
                actions: ['count', 'drop'],
              },
              { target: '#outbox.choosing', actions: 'drop' },
            ],
            onError: [
              { guard: 'isFinal', target: '#outbox.choosing', actions: ['refuse', 'keepRefusal'] },
              { guard: 'isUnreachable', target: '#outbox.resting', actions: 'note' },
              { target: '#outbox.choosing', actions: 'note' },
            ],
          },
        },
      },
    },
  },
})

/** A receipt that waits, as its row shows it. */
export interface WaitingRow {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly stage: 'waiting' | 'sending' | 'failed'
  readonly error: UploadError | undefined
  /** It was handed over, and no answer has come: it is looked for before it is sent again. */
  readonly isUnsure: boolean
  /** It may be taken back: nobody has handed it over, or nobody does so now. */
  readonly canRemove: boolean
}

/** The view of what waits to be sent. OFF-5. */
export const outboxView = ({
  value,
  context: { list, current, postponed, sent, failure },
}: Pick<SnapshotFrom<typeof outboxMachine>, 'value' | 'context'>) => {
  const sending = typeof value === 'object' && value.sending === 'delivering' ? current?.id : undefined
  return {
    rows: list.map(({ id, name, size, error, handover }): WaitingRow => {
      const isSending = id === sending
      const callError = postponed[id]
      const passing: UploadError | undefined = callError && { kind: 'callError', callError }
      const reason = isSending ? undefined : ((error as UploadError | undefined) ?? passing)
      return {
        ...{ id, name, size },
        stage: isSending ? 'sending' : reason ? 'failed' : 'waiting',
        error: reason,
        isUnsure: !isSending && handover !== undefined,
        canRemove: !(isSending && handover !== undefined),
      }
    }),
    /** The number of receipts that were sent while this page is open. */
    sent,
    /** The reason why what waits cannot be shown. */
    failure,
  }
}
