import { useEffect, useState } from 'react'
import { whenIdle } from '#lib/browser/page-load.ts'
import { late } from '../../ui/late.tsx'

const Wallet = late(() => import('./wallet.tsx').then((file) => file.Wallet), { instead: () => null })

/** The place of the wallets' links: their code comes when the card is drawn and the page is idle. Without it there are none. */
export function WalletPlace({ number }: { number: string }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => whenIdle(() => void Wallet.fetch().then((came) => setThere(!!came))), [])
  return isThere && <Wallet number={number} />
}
