import * as v from 'valibot'
import { fromCallback, fromPromise } from 'xstate'
import { listen, stopAll } from '#lib/browser/navigation.ts'
import { lastingStorage, stored } from '#lib/browser/storage.ts'
import { installKey } from '#lib/browser/storage-keys.ts'
import { tenant } from '#lib/config/tenant.ts'
import { $shownCode } from '../coupons/shown-code.ts'
import { installMachine } from './install.machine.ts'
import { $installWay, askToInstall, isInstalled } from './install-way.ts'

const kept = () =>
  stored(installKey(tenant()), v.picklist(['offered', 'declined', 'accepted']), lastingStorage())

/** Tells what the offer begins with: it is over where it was made before, and where the portal is installed. */
export const installInput = () => ({ isOver: kept().read() !== undefined || isInstalled() })

/** The offer to install the portal, as the page of coupons runs it. OFF-4. */
export const install = installMachine.provide({
  actors: {
    watchBrowser: fromCallback(({ sendBack }) => {
      const tell = () => {
        const way = $installWay.get()
        if (way && !$shownCode.get()) sendBack({ type: 'readied', way })
      }
      tell()
      return stopAll(
        $installWay.listen(tell),
        $shownCode.listen(tell),
        listen('appinstalled', () => sendBack({ type: 'installed' })),
      )
    }),
    ask: fromPromise(askToInstall),
  },
  actions: { keep: (_, answer) => kept().write(answer) },
})
