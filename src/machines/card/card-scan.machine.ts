import { assign, type SnapshotFrom, setup } from 'xstate'
import { type ActionWith, notProvided, notProvidedAction, notProvidedListener } from '../setup-parts.ts'

interface Context {
  /** The camera's picture, as an element for the page. */
  readonly picture: HTMLElement | undefined
  /** True when it makes sense to offer the camera. */
  readonly hasCamera: boolean
}

const closed = { picture: undefined }

/**
 * Reading the number of a card off its barcode, by camera or from a photo. The camera runs in `watching` only and is
 * let go whenever that is left: the number is there, a photo is chosen, the page is hidden, the dialog is closed.
 */
export const cardScanMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'opened'; picture: HTMLElement }
      /** The number of a card was in the picture. */
      | { type: 'seen'; number: string }
      /** The camera may not be used, cannot be used, or what reads its picture could not be fetched. */
      | { type: 'refused' | 'unavailable' | 'failed' }
      | { type: 'hidden' | 'returned' }
      /** The member wants the camera. */
      | { type: 'cameraChosen' }
      | { type: 'photoChosen'; photo: Blob },
  },
  actors: {
    /** Runs the camera: sends `opened`, then `seen`; or why not. */
    camera: notProvidedListener('camera'),
    /** Gives the number of the card on a photo; undefined when none is found. Fails when nothing can be read. */
    readPhoto: notProvided<string | undefined, { photo: Blob }>('readPhoto'),
    /** Sends `hidden` when the page is left and `returned` when it is shown again. */
    watchPage: notProvidedListener('watchPage'),
  },
  actions: {
    /** Takes the number that was found. */
    take: notProvidedAction as ActionWith<{ number: string }>,
    show: assign(({ event }) => (event.type === 'opened' ? { picture: event.picture } : {})),
    close: assign(closed),
    doWithout: assign({ hasCamera: false }),
  },
  guards: { isFound: (_, { number }: { number: string | undefined }) => number !== undefined },
}).createMachine({
  id: 'card-scan',
  context: { ...closed, hasCamera: true },
  invoke: { src: 'watchPage' },
  initial: 'watching',
  on: { photoChosen: '.reading', cameraChosen: '.watching' },
  states: {
    watching: {
      invoke: { src: 'camera' },
      initial: 'asking',
      exit: 'close',
      on: {
        refused: 'refused',
        unavailable: { target: 'unavailable', actions: 'doWithout' },
        failed: 'failed',
        hidden: 'away',
        cameraChosen: undefined,
      },
      states: {
        asking: { on: { opened: { target: 'looking', actions: 'show' } } },
        looking: {
          on: {
            seen: {
              target: '#card-scan.found',
              actions: { type: 'take', params: ({ event }) => ({ number: event.number }) },
            },
          },
        },
      },
    },
    reading: {
      invoke: {
        src: 'readPhoto',
        input: ({ event }) => ({ photo: event.type === 'photoChosen' ? event.photo : new Blob() }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ number: event.output }) },
            target: 'found',
            actions: { type: 'take', params: ({ event }) => ({ number: event.output ?? '' }) },
          },
          { target: 'nothingFound' },
        ],
        onError: 'failed',
      },
    },
    away: { on: { returned: 'watching' } },
    refused: {},
    unavailable: {},
    nothingFound: {},
    failed: {},
    found: { type: 'final' },
  },
})

const spoken = { away: 'asking', found: 'reading' } as const

/** Returns the view model of the scan of a card. */
export const cardScanView = ({
  value,
  context: { picture, hasCamera },
}: Pick<SnapshotFrom<typeof cardScanMachine>, 'value' | 'context'>) => {
  const state = typeof value === 'string' ? value : value.watching
  const says = state === 'away' || state === 'found' ? spoken[state] : state
  const hasFailed = says !== 'asking' && says !== 'looking' && says !== 'reading'
  return {
    /** The key of the text that is shown. */
    says,
    /** Something has gone wrong, and says what else can be done. */
    hasFailed,
    /** The camera's picture. */
    picture,
    busy: says === 'reading',
    /** The camera can be asked for again. */
    offersCamera: hasCamera && hasFailed,
  }
}
