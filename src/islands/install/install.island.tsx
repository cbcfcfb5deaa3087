import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { InstallOffer } from './install-offer.tsx'

/** The place of the offer to install the portal. Nothing of it is fetched before a member's second activation. OFF-4. */
export const InstallIsland = island(() => <Live waiting={null}>{() => <InstallOffer />}</Live>)
