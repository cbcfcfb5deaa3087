// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LanguageField } from '#islands/ui/shapes/language-field.tsx'
import { $chosenLocale, storeChosenLocale } from '#lib/i18n/chosen-locale.ts'
import { $locale, chooseLocale } from '#lib/i18n/words.ts'
import { $toasts } from '#machines/frame/toasts.ts'
import { setStage } from '../../frame/stage.ts'

const stage = setStage({})
beforeEach(() => {
  storeChosenLocale(undefined)
})
afterEach(() => chooseLocale('en'))

const told = () => stage.calls('updateProfile')
/** Chooses as the page does: what is chosen is spoken then. */
const choose = async (locale: 'fr' | 'sk' | 'en') => {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: locale } })
  await waitFor(() => expect($chosenLocale.get() ?? 'en').toBe(locale))
  await chooseLocale(locale)
}

test('a member who chooses a language tells the platform of it once @C4 @WHL-3', async () => {
  stage.member()
  render(<LanguageField />)
  await choose('fr')
  await waitFor(() => expect(told()).toHaveLength(1))
  expect(JSON.parse(told()[0]?.body ?? '')).toEqual({ lang: 'fr' })
  await waitFor(() => expect(told()[0]?.status).toBe(204))
})

test('the club’s own language is told like any other @C4 @WHL-3', async () => {
  stage.member()
  await chooseLocale('fr')
  storeChosenLocale('fr')
  render(<LanguageField />)
  await choose('en')
  await waitFor(() => expect(told().map(({ body }) => JSON.parse(body))).toEqual([{ lang: 'en' }]))
})

test('a platform that cannot take it is not asked again, and the member reads on undisturbed @C4 @WHL-3', async () => {
  stage.fault({ endpoint: 'updateProfile', status: 500, body: { error: { message: 'No languages today' } } })
  const before = $toasts.get().length
  stage.member()
  render(<LanguageField />)
  await choose('sk')
  await waitFor(() => expect(told()).toHaveLength(1))
  await choose('fr')
  await waitFor(() => expect(told()).toHaveLength(2))
  expect($locale.get()).toBe('fr')
  expect($toasts.get().slice(before)).toEqual([])
})

test('what a visitor chooses stays in her browser @C4 @WHL-3', async () => {
  stage.visitor()
  render(<LanguageField />)
  await choose('fr')
  expect($locale.get()).toBe('fr')
  expect(stage.sandbox.controls.log()).toEqual([])
})
