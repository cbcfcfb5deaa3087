import { useState } from 'react'

/** Tells whether the visitor is in a form of the page, or has typed into one. */
const isFormInUse = (): boolean => {
  const form = document.querySelector('main form')
  if (!form) return false
  const fields = [...form.querySelectorAll('input')]
  return form.contains(document.activeElement) || fields.some(({ value }) => value !== '')
}

/**
 * Returns the way to sign in that the page shows: the club's own, unless its settings come so late that the visitor
 * is in the form of the other one already. What is under her hands stays. RTE-2.
 */
export function useKeptWay(bySms: boolean, isKnown: boolean): boolean {
  const [shown, setShown] = useState(bySms)
  const isChanged = isKnown && shown !== bySms && !isFormInUse()
  if (isChanged) setShown(bySms)
  return isChanged ? bySms : shown
}
