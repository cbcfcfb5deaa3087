// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReceiptsIsland } from '#islands/receipts/receipts.island.tsx'
import { setStage } from '../frame/stage.ts'

const stage = setStage()
const calls = () => stage.sandbox.controls.log().filter(({ endpoint }) => endpoint === 'listReceipts')

const show = (persona?: 'verified' | 'newcomer', receipts = true) => {
  stage.at('/receipts')
  stage.club({ 'GENERAL.web': true, 'GENERAL.receipts': receipts })
  stage.member(persona)
  return render(<ReceiptsIsland />)
}

test('the page is built with the shape of a list and nothing of a member @RCP-1', () => {
  render(<ReceiptsIsland />)
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a club that has switched receipts off asks for none @RCP-1', () => {
  show('verified', false)
  expect(screen.queryByRole('button', { name: 'Upload a receipt' })).toBeNull()
  expect(calls()).toEqual([])
})

test('a receipt is known by the day it was uploaded and by its file, so that two of a minute differ @RCP-1 @D10 BI-10', async () => {
  const created_at = new Date(2026, 10, 5, 9, 7).getTime() / 1000
  const receipts = [
    { id: '1', status: 'rejected', file_name: 'scan 07.png', created_at, reason: 'It is not readable.' },
    { id: '2', status: 'pending', file_name: 'image (2).jpg', created_at },
    { id: '3', status: 'pending', file_name: 'a\u202egpj.exe' },
    { id: '4', status: 'pending' },
  ]
  stage.sandbox.controls.fault({ endpoint: 'listReceipts', status: 200, body: { data: { receipts } } })
  show()
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Receipt uploaded on November 5, 202609:07Rejectedscan 07.pngIt is not readable.',
    'Receipt uploaded on November 5, 202609:07Pendingimage (2).jpg',
    'ReceiptPendinga\ufffdgpj.exe',
    'ReceiptPending',
  ])
})

test('a list that fails offers another try in its place, and the upload stays within reach @RCP-1 FT-11', async () => {
  stage.sandbox.controls.fault({ endpoint: 'listReceipts', status: 500, times: 1 })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('button', { name: 'Upload a receipt' })).toBeTruthy()
  expect(await screen.findAllByText('Approved')).not.toHaveLength(0)
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
})

test('a further page that fails says why under the receipts that have come, and goes on by its button @RCP-1 FT-05', async () => {
  stage.sandbox.controls.fault({ endpoint: 'listReceipts', status: 503, skip: 1, times: 1 })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByText(/Something is wrong on our side/)).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('These are all your receipts.')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(26)
})

test('a member without receipts reads one sentence and finds the one way to upload @RCP-1', async () => {
  show('newcomer')
  expect(await screen.findByText(/You have not uploaded a receipt yet/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Upload a receipt' })).toHaveLength(1)
})
