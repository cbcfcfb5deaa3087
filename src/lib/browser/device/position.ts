import { type Position, positionOf } from '#lib/domain/stores/store-list.ts'

/** The reason why a device tells no position: the member or her browser refused, it took too long, or it has none. */
export type PositionFailure = 'refused' | 'timedOut' | 'unavailable'

/** GeolocationPositionError, by its codes (W3C Geolocation). */
const failures: Readonly<Record<number, PositionFailure>> = { 1: 'refused', 2: 'unavailable', 3: 'timedOut' }

/** The time that a device has to find itself, in milliseconds; that in which the browser asks its owner does not count. */
const patience = 15_000
/** The age of a position that still counts, in milliseconds. */
const recent = 60_000

/** Asks the browser, which asks the member, for the position of this device. Never rejects. STO-1. */
export const askPosition = (): Promise<Position | PositionFailure> =>
  new Promise((resolve) => {
    // Some browsers have none where the page is not served over TLS.
    if (!navigator.geolocation) return resolve('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(positionOf({ lat: coords.latitude, lng: coords.longitude }) ?? 'unavailable'),
      ({ code }) => resolve(failures[code] ?? 'unavailable'),
      { timeout: patience, maximumAge: recent },
    )
  })
