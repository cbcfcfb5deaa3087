import { assign, type SnapshotFrom, setup } from 'xstate'
import { failedAgain } from '#lib/domain/call-error.ts'
import { isUnclear, ownError } from '#lib/domain/call-then-recheck.ts'
import * as files from '#lib/domain/receipts/upload-list.ts'
import { storageFailureOf } from '#lib/domain/receipts/waiting-receipt.ts'
import { errorOf, notProvided } from '../setup-parts.ts'

/**
 * Uploading receipts: files are chosen, looked at, sent one after the other, and handed over together. What has been
 * taken in is never sent again; a handover whose reply was lost is looked for, not repeated. Without network all is put
 * aside, to be sent later; what cannot be put aside stays. RCP-2, RCP-3, OFF-5.
 */
export const receiptUploadMachine = setup({
  types: {
    context: {} as files.Upload,
    events: {} as
      | { type: 'chosen'; files: readonly File[] }
      | { type: 'removed' | 'retried'; key: string }
      | { type: 'agreed'; isSmaller: boolean }
      /** cancelled: stop the sending. dismissed: the success has been seen. */
      | { type: 'submitted' | 'cancelled' | 'dismissed' },
  },
  actors: {
    /** Looks at files: names, sizes, first bytes. */
    examine: notProvided<files.Examined, files.Upload>('examine'),
    /** Uploads the file whose turn it is. Fails with `file_changed`, `file_too_big`, `file_type`. */
    upload: notProvided<files.Taken, files.Upload>('upload'),
    /** Hands over what has been taken in; after a lost answer it is looked for. Fails with `unclear` where nobody can tell. */
    handOver: notProvided<void, files.Upload>('handOver'),
    /** Puts aside what the platform has not refused, to be sent later. */
    putAside: notProvided<files.PutAside, files.Upload>('putAside'),
  },
  actions: {
    collect: assign(({ context, event }) =>
      event.type === 'chosen' ? { pending: [...context.pending, ...event.files] } : {},
    ),
    enlist: assign(({ context }, found: files.Examined) => files.addExaminedFiles(context, found)),
    remove: assign(({ context, event }) =>
      event.type === 'removed' ? { list: files.without(context.list, event.key) } : {},
    ),
    agree: assign(({ event }) => (event.type === 'agreed' ? { isSmaller: event.isSmaller } : {})),
    tryAgain: assign(({ context, event }) =>
      files.triedAgain(context, event.type === 'retried' ? event.key : undefined),
    ),
    start: assign(({ context }) => ({ list: files.started(context.list) })),
    stop: assign(({ context }) => ({ list: files.stopped(context.list) })),
    take: assign(({ context }, taken: files.Taken) => ({ list: files.arrived(context.list, taken) })),
    setError: assign(({ context, event }) => ({ list: files.failed(context.list, errorOf(event)) })),
    note: assign(({ context, event }) => failedAgain(context, ownError(errorOf(event)))),
    setAside: assign(({ context }, found: files.PutAside) => files.withoutKept(context, found)),
    noteStorage: assign(({ event }) => ({ failure: storageFailureOf(errorOf(event)) })),
    clear: assign(files.nothingChosen),
  },
  guards: {
    hasFiles: ({ context }) => context.list.length > 0,
    hasNext: ({ context }) => files.nextFile(context.list) !== undefined,
    hasFailed: ({ context }) => context.list.some(({ stage }) => stage === 'failed'),
    // Where nothing can be put aside, the other files are tried too.
    mayPutAside: ({ context, event }) => context.failure === undefined && files.isUnreachable(errorOf(event)),
    isUnclear: ({ context, event }) => context.failure === undefined && isUnclear(errorOf(event)),
    isAllAside: ({ context }, { kept }: files.PutAside) => kept.length === context.list.length,
    isStorageMissing: ({ context }, { failure }: files.PutAside) =>
      failure !== undefined && !context.isUnsure,
  },
}).createMachine({
  id: 'receipt-upload',
  context: files.nothingChosen,
  initial: 'resting',
  states: {
    resting: {
      on: {
        chosen: { target: 'examining', actions: 'collect' },
        removed: { actions: 'remove' },
        agreed: { actions: 'agree' },
        retried: { target: 'sending', actions: 'tryAgain' },
        submitted: { guard: 'hasFiles', target: 'sending', actions: 'tryAgain' },
      },
    },
    examining: {
      invoke: {
        src: 'examine',
        input: ({ context }) => context,
        onDone: { target: 'resting', actions: { type: 'enlist', params: ({ event }) => event.output } },
        onError: 'resting', // what could not be looked at is looked at with the next choice
      },
      on: { chosen: { target: 'examining', reenter: true, actions: 'collect' } },
    },
    sending: {
      always: [
        { guard: 'hasNext', target: 'uploading', actions: 'start' },
        { guard: 'hasFailed', target: 'resting' },
        { target: 'handingOver' },
      ],
    },
    uploading: {
      invoke: {
        src: 'upload',
        input: ({ context }) => context,
        onDone: { target: 'sending', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'mayPutAside', target: 'puttingAside', actions: 'setError' },
          { target: 'sending', actions: 'setError' },
        ],
      },
      on: { cancelled: { target: 'resting', actions: 'stop' } },
    },
    handingOver: {
      invoke: {
        src: 'handOver',
        input: ({ context }) => context,
        onDone: 'done',
        onError: [
          { guard: 'isUnclear', target: 'puttingAside', actions: 'note' },
          { target: 'resting', actions: 'note' },
        ],
      },
    },
    puttingAside: {
      invoke: {
        src: 'putAside',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isAllAside', params: ({ event }) => event.output },
            target: 'aside',
            actions: { type: 'setAside', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isStorageMissing', params: ({ event }) => event.output },
            target: 'sending',
            actions: { type: 'setAside', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'setAside', params: ({ event }) => event.output } },
        ],
        onError: { target: 'resting', actions: 'noteStorage' },
      },
    },
    aside: { on: { dismissed: { target: 'resting', actions: 'clear' } } },
    done: { on: { dismissed: { target: 'resting', actions: 'clear' } } },
  },
})

/** The view of an upload. RCP-2. */
export const receiptUploadView = ({
  value,
  context: { list, ignored, isSmaller, callError, isUnsure, kept, failure },
}: Pick<SnapshotFrom<typeof receiptUploadMachine>, 'value' | 'context'>) => {
  const isOpen = value === 'resting' || value === 'examining'
  return {
    list,
    ignored,
    /** The number of files that the platform has accepted. */
    taken: list.filter(({ stage }) => stage === 'taken').length,
    /** Some photos are larger than a receipt needs; `isSmaller`: they are to be made smaller. */
    hasLarge: list.some(({ isLarge, stage }) => isLarge && stage !== 'taken'),
    isSmaller,
    /** Files may be chosen and removed. */
    isOpen,
    canUpload: value === 'resting' && list.length > 0,
    /** Files are on their way, and can be called back until they are handed over. */
    busy: !isOpen && value !== 'done' && value !== 'aside',
    canCancel: value === 'uploading',
    /** All is handed over. */
    isDone: value === 'done',
    /** All is put aside, to be sent when there is a network. */
    isAside: value === 'aside',
    /** The number of files that were put aside. */
    kept,
    /** The reason why files could not be put aside; they are still in the list. */
    failure,
    callError,
    isUnsure,
  }
}
export type ReceiptUploadView = ReturnType<typeof receiptUploadView>
