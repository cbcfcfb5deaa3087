import { useEffect, useLayoutEffect } from 'react'
import { keepPlace, recallPlace, showPlace } from '#lib/browser/kept-place.ts'

/** Keeps the section that the member was at, and brings her back to it as soon as what she left stands again. */
export function usePlace(stands: boolean) {
  useEffect(() => keepPlace(() => 0), [])
  useLayoutEffect(() => {
    const place = stands ? recallPlace() : undefined
    if (place) showPlace(place)
  }, [stands])
}
