import { atom } from 'nanostores'
import type { InstallWay } from './install.machine.ts'

/** The event of Chromium that says that the portal can be installed, and asks the member when `prompt` is called. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
    appinstalled: Event
  }
}

/** The way in which the portal can be installed here; undefined while there is none. */
export const $installWay = atom<InstallWay | undefined>()

let held: InstallPrompt | undefined

/** Holds the browser's own offer back, for a button of the portal to use. */
export const storePrompt = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    held = event
    $installWay.set('prompt')
  })

/** Lets the browser ask, which it does once for each of its events; resolves to the member's answer. */
export const askToInstall = async (): Promise<boolean> => {
  const prompt = held
  held = undefined
  $installWay.set(undefined)
  return (await prompt?.prompt())?.outcome === 'accepted'
}

/** Tells whether this is Safari of an iPhone or iPad, or another browser there: only these know the property. */
export const isApple = (): boolean => 'standalone' in navigator

/** Tells that the manifest is linked: on an iPhone its owner can install the portal herself from here on. */
export const reportManifestLinked = (): void => {
  if (isApple()) $installWay.set('steps')
}

/** Tells whether the page runs in a window of its own, as it does once it is installed. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true
