// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConsentChoices } from '#islands/registration/consent-choices.tsx'
import { wordsNow } from '#lib/i18n/words.ts'

const consents = [
  { id: 'terms', version_id: 'terms-3', title: 'Terms', is_required: true, is_read_required: true },
  { id: 'data', version_id: 'data-5', title: 'Data policy', is_required: true, is_read_required: false },
  { id: 'mail', version_id: 'mail-1', title: '', is_required: false, is_read_required: false },
].map((one) => ({ ...one, is_signed: false, signed_id: undefined, signed_at: undefined, displayIn: [] }))
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

/** A form that keeps what is ticked. */
function show(parts: Partial<ComponentProps<typeof ConsentChoices>> = {}) {
  const onTick = vi.fn()
  const onRead = vi.fn()
  function Form() {
    const [chosen, setChosen] = useState(parts.chosen ?? {})
    return (
      <ConsentChoices
        consents={consents}
        onRead={onRead}
        {...parts}
        chosen={chosen}
        onTick={(versionId, agreed) => {
          onTick(versionId, agreed)
          setChosen({ ...chosen, [versionId]: agreed })
        }}
      />
    )
  }
  render(<Form />)
  return { onTick, onRead }
}

test('nothing is ticked beforehand, and what is required says so @REG-3', () => {
  show()
  const boxes = within(screen.getByRole('group', { name: 'Consents' })).getAllByRole<HTMLInputElement>(
    'checkbox',
  )
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false])
  expect(boxes.map(({ required }) => required)).toEqual([true, true, false])
  expect(boxes.map(({ name }) => name)).toEqual(['consent-terms-3', 'consent-data-5', 'consent-mail-1'])
})

test('a consent is ticked and unticked by a press on its words @REG-3', () => {
  const { onTick, onRead } = show()
  fireEvent.click(screen.getByText('Data policy', { selector: 'label *' }))
  expect(tick('Data policy').checked).toBe(true)
  fireEvent.click(tick('Data policy'))
  expect(tick('Data policy').checked).toBe(false)
  expect(onTick.mock.calls).toEqual([
    ['data-5', true],
    ['data-5', false],
  ])
  expect(onRead).not.toHaveBeenCalled()
})

test('a consent that must be read opens its text and is not ticked by the press @REG-3 @CON-1', () => {
  const { onTick, onRead } = show()
  expect(describedBy(tick('Terms'))).toEqual([wordsNow().consents.mustRead()])
  fireEvent.click(tick('Terms'))
  expect(tick('Terms').checked).toBe(false)
  expect(onTick).not.toHaveBeenCalled()
  expect(onRead).toHaveBeenCalledExactlyOnceWith({
    versionId: 'terms-3',
    title: 'Terms',
    readRequired: true,
    isAsked: true,
  })
})

test('a consent that was read and ticked is unticked by a press, without its text @CON-2', () => {
  const { onTick, onRead } = show({ chosen: { 'terms-3': true } })
  fireEvent.click(tick('Terms'))
  expect(tick('Terms').checked).toBe(false)
  expect(onTick).toHaveBeenCalledExactlyOnceWith('terms-3', false)
  expect(onRead).not.toHaveBeenCalled()
})

test('what is wrong stands at its consent and is read with it @REG-3', () => {
  show({ errors: { 'terms-3': 'Terms is a required field' } })
  expect(describedBy(tick('Terms'))).toEqual(['Terms is a required field', wordsNow().consents.mustRead()])
  expect(tick('Terms').getAttribute('aria-invalid')).toBe('true')
  expect(tick('Data policy').getAttribute('aria-invalid')).toBeNull()
})

test('each text has one way to be read, in place, where it can also be agreed to until it is @CON-1 @CON-2', () => {
  const { onRead } = show({ chosen: { 'data-5': true } })
  expect(screen.queryAllByRole('link')).toEqual([])
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Read the text Terms',
    'Read the text Data policy',
    'Read the text Consent',
  ])
  for (const button of buttons) fireEvent.click(button)
  expect(onRead.mock.calls.map(([{ versionId, isAsked }]) => [versionId, isAsked])).toEqual([
    ['terms-3', true],
    ['data-5', false],
    ['mail-1', true],
  ])
})

test('what may be left out says so, and nothing has a star @REG-3', () => {
  show()
  const labels = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
  expect(labels).toEqual(['Terms', 'Data policy', 'Consent (optional)'])
})
