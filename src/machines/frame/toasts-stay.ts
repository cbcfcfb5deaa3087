import { atom, onMount } from 'nanostores'
import { lastingStorage, storedText } from '#lib/browser/storage.ts'
import { toastsStayKey } from '#lib/browser/storage-keys.ts'

const kept = () => storedText(toastsStayKey, lastingStorage())

/** True when toasts stay until they are closed: the choice of whoever uses this browser (WCAG 2.2.1). ACC-1. */
export const $toastsStay = atom(false)
onMount($toastsStay, () => $toastsStay.set(kept().read() !== undefined))

/** Lets toasts stay until they are closed, or go by themselves again. ACC-1. */
export const setToastsStay = (stays: boolean): void => {
  if (stays) kept().write('yes')
  else kept().remove()
  $toastsStay.set(stays)
}
