// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDraft } from '#islands/ui/shapes/use-draft.ts'
import { restoreDraft, storeDraft } from '#lib/browser/session-storage.ts'

function Field() {
  const { ref } = useDraft('email')
  return <input aria-label="E-mail" ref={ref} />
}
const field = () => screen.getByRole<HTMLInputElement>('textbox')

/** A field that stood in the page's HTML before its island came. */
const openPage = (typed: string, hasFocus: boolean) => {
  const place = document.createElement('div')
  place.innerHTML = '<input aria-label="E-mail">'
  document.body.replaceChildren(place)
  field().value = typed
  if (hasFocus) field().focus()
  render(<Field />, { container: place, hydrate: true })
}

test('a member finds her e-mail again after a reload, with nothing selected @AUT-1', () => {
  storeDraft('email', 'vera@example.com')
  openPage('', false)
  expect(field().value).toBe('vera@example.com')
  expect(field().selectionStart).toBe(field().selectionEnd)
})

test('a member who is in the field when her e-mail comes back replaces it by what she types @AUT-1', () => {
  storeDraft('email', 'vera@example.com')
  openPage('', true)
  expect(document.activeElement).toBe(field())
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 'vera@example.com'.length])
})

test('what a member has typed before the island came stays, and is the draft from then on @AUT-1', () => {
  storeDraft('email', 'vera@example.com')
  openPage('nora@example.com', true)
  expect(field().value).toBe('nora@example.com')
  expect(restoreDraft('email')).toBe('nora@example.com')
})
