// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { ReceiptsIsland } from '#islands/receipts/receipts.island.tsx'
import { UploadChoice } from '#islands/receipts/upload-choice.tsx'
import { receiptUploadMachine, receiptUploadView } from '#machines/receipts/receipt-upload.machine.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage()

const show = (persona?: 'verified' | 'newcomer', receipts = true) => {
  stage.at('/receipts')
  stage.club({ 'GENERAL.web': true, 'GENERAL.receipts': receipts })
  stage.member(persona)
  return render(<ReceiptsIsland />)
}

test('a club that has switched receipts off asks for none @RCP-1', () => {
  show('verified', false)
  expect(screen.queryByRole('button', { name: 'Upload a receipt' })).toBeNull()
  expect(stage.calls('listReceipts')).toEqual([])
})

test('a receipt is known by the day it was uploaded and by its file, so that two of a minute differ @RCP-1 @D10 BI-10', async () => {
  const created_at = new Date(2026, 10, 5, 9, 7).getTime() / 1000
  const receipts = [
    { id: '1', status: 'rejected', file_name: 'scan 07.png', created_at, reason: 'It is not readable.' },
    { id: '2', status: 'pending', file_name: 'image (2).jpg', created_at },
    { id: '3', status: 'pending', file_name: 'a\u202egpj.exe' },
    { id: '4', status: 'pending' },
  ]
  stage.answer('listReceipts', { receipts })
  show()
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'November 5, 202609:07Rejectedscan 07.pngIt is not readable.',
    'November 5, 202609:07Pendingimage (2).jpg',
    'ReceiptPendinga\ufffdgpj.exe',
    'ReceiptPending',
  ])
})

test('a member without receipts reads one sentence and finds the one way to upload @RCP-1', async () => {
  show('newcomer')
  expect(await screen.findByText(/No receipts yet/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Upload a receipt' })).toHaveLength(1)
})

const chooseBy = (pointer: 'coarse' | 'fine') => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === `(pointer: ${pointer})` }),
  )
  const send = vi.fn()
  const view = receiptUploadView(createActor(receiptUploadMachine).getSnapshot())
  render(<UploadChoice send={send} view={view} />)
  return send
}

test('where a finger points, a press opens the camera, and nobody is told to drop a file @RCP-5', () => {
  const send = chooseBy('coarse')
  expect(screen.getByRole('button', { name: /^Choose files PDF, PNG or JPEG/ })).toBeTruthy()
  expect(screen.queryByText(/[Dd]rop/)).toBeNull()
  const camera = screen.getByLabelText<HTMLInputElement>('Take a photo', { selector: 'input' })
  expect([camera.accept, camera.getAttribute('capture')]).toEqual(['image/*', 'environment'])
  const open = vi.spyOn(camera, 'click')
  fireEvent.click(screen.getByRole('button', { name: 'Take a photo' }))
  expect(open).toHaveBeenCalledOnce()
  const photo = new File(['photo'], 'image.jpg')
  fireEvent.change(camera, { target: { files: [photo] } })
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'chosen', files: [photo] })
})

test('where a mouse points, files are dropped or chosen, and there is no camera @RCP-5', () => {
  chooseBy('fine')
  expect(screen.getByRole('button', { name: /^Drop your receipts here or choose files/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take a photo' })).toBeNull()
})
