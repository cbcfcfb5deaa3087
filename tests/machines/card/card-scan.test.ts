import { expect, test, vi } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, waitFor } from 'xstate'
import { cardScanMachine, cardScanView } from '#machines/card/card-scan.machine.ts'

const number = '6340123456789012'
const picture = {} as HTMLElement
const photo = new Blob(['x'])

/** A scan whose camera and page are moved by the test. */
function start(...photos: (string | undefined | Error)[]) {
  const take = vi.fn()
  const stopped = vi.fn()
  let tell: (event: EventObject) => void = () => {}
  let page: (event: EventObject) => void = () => {}
  const actor = createActor(
    cardScanMachine.provide({
      actors: {
        camera: fromCallback(({ sendBack }) => {
          tell = sendBack
          return stopped
        }),
        watchPage: fromCallback(({ sendBack }) => {
          page = sendBack
        }),
        readPhoto: fromPromise<string | undefined, { photo: Blob }>(async ({ input }) => {
          expect(input.photo).toBe(photo)
          const answer = photos.shift()
          if (answer instanceof Error) throw answer
          return answer
        }),
      },
      actions: { take: (_, found) => take(found.number) },
    }),
  ).start()
  return {
    actor,
    take,
    stopped,
    camera: (event: { type: string; picture?: HTMLElement; number?: string }) => tell(event),
    page: (type: 'hidden' | 'returned') => page({ type }),
    choose: () => actor.send({ type: 'photoChosen', photo }),
    says: (says: string) => waitFor(actor, (snapshot) => cardScanView(snapshot).says === says),
    view: () => cardScanView(actor.getSnapshot()),
  }
}

test('a member allows the camera, holds the card before it, and the camera is let go @PRF-5', () => {
  const { camera, view, take, stopped, actor } = start()
  expect(view()).toMatchObject({ says: 'asking', hasFailed: false, picture: undefined, offersCamera: false })
  camera({ type: 'opened', picture })
  expect(view()).toMatchObject({ says: 'looking', picture, hasFailed: false, busy: false })
  expect(stopped).not.toHaveBeenCalled()
  camera({ type: 'seen', number })
  expect(take).toHaveBeenCalledExactlyOnceWith(number)
  expect(stopped).toHaveBeenCalledOnce()
  expect(view()).toMatchObject({ says: 'reading', hasFailed: false, busy: true })
  expect(actor.getSnapshot().status).toBe('done')
})

test.each([
  ['refused', { says: 'refused', offersCamera: true }],
  ['unavailable', { says: 'unavailable', offersCamera: false }],
  ['failed', { says: 'failed', offersCamera: true }],
])('a camera that is %s leaves the photo, which works without one @PRF-5', async (type, shown) => {
  const { camera, view, choose, take, actor } = start(number)
  camera({ type })
  expect(view()).toMatchObject({ ...shown, hasFailed: true, picture: undefined })
  choose()
  expect(view()).toMatchObject({ says: 'reading', busy: true, hasFailed: false, offersCamera: false })
  await waitFor(actor, ({ status }) => status === 'done')
  expect(take).toHaveBeenCalledExactlyOnceWith(number)
})

test('choosing a photo lets the camera go; one without a number says so, and the camera can be had again @PRF-5', async () => {
  const { camera, view, choose, stopped, says, actor, take } = start(undefined)
  camera({ type: 'opened', picture })
  choose()
  expect(stopped).toHaveBeenCalledOnce()
  await says('nothingFound')
  expect(view()).toMatchObject({ hasFailed: true, offersCamera: true, picture: undefined })
  expect(take).not.toHaveBeenCalled()
  actor.send({ type: 'cameraChosen' })
  expect(view().says).toBe('asking')
  camera({ type: 'opened', picture })
  expect(view().picture).toBe(picture)
})

test('without a camera none is offered after a photo in vain @PRF-5', async () => {
  const { camera, view, choose, says } = start(undefined)
  camera({ type: 'unavailable' })
  choose()
  await says('nothingFound')
  expect(view().offersCamera).toBe(false)
})

test('a scanner that could not be fetched says so and can be tried again @PRF-5', async () => {
  const { choose, says, view, actor } = start(new Error('offline'), number)
  choose()
  await says('failed')
  expect(view()).toMatchObject({ hasFailed: true, busy: false })
  choose()
  await waitFor(actor, ({ status }) => status === 'done')
})

test('a page that is hidden lets the camera go, and has it again when the member is back @PRF-5', () => {
  const { camera, page, view, stopped } = start()
  camera({ type: 'opened', picture })
  page('hidden')
  expect(stopped).toHaveBeenCalledOnce()
  expect(view()).toMatchObject({ says: 'asking', picture: undefined })
  page('returned')
  camera({ type: 'opened', picture })
  expect(view().says).toBe('looking')
})

test('a photo that was chosen while the page was away is read @PRF-5', async () => {
  const { page, choose, actor, take } = start(number)
  page('hidden')
  choose()
  page('returned')
  await waitFor(actor, ({ status }) => status === 'done')
  expect(take).toHaveBeenCalledExactlyOnceWith(number)
})
