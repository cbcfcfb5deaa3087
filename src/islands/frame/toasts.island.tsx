import { useStore } from '@nanostores/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $toasts, $toastsStay, dismissToast } from '#machines/frame/toasts.ts'
import { LazyToaster } from '../ui/dialog/toaster-lazy.tsx'
import { island } from '../ui/island.tsx'

/** The toasts of the page. Nothing of them is fetched before the first one. FRM-10. */
export const ToastsIsland = island(() => {
  const words = useWords().frame.toasts
  const items = useStore($toasts, { ssr: 'initial' })
  const stay = useStore($toastsStay, { ssr: 'initial' })
  return (
    <LazyToaster
      close={words.dismiss()}
      items={items}
      label={words.label()}
      onDismiss={dismissToast}
      stay={stay}
    />
  )
})
