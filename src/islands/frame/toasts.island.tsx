import { useStore } from '@nanostores/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $toasts, dismissToast } from '#machines/toasts/toasts.store.ts'
import { LazyToaster } from '../ui/toaster-lazy.tsx'

/** The toasts of the page. Nothing of them is fetched before the first one. Spec §9, Toasts. */
export function ToastsIsland() {
  const { toasts } = useWords().frame
  const items = useStore($toasts, { ssr: 'initial' })
  return (
    <LazyToaster
      close={toasts.dismiss()}
      items={items.map((toast) => ({ ...toast, id: String(toast.id) }))}
      label={toasts.label()}
      onDismiss={(id) => dismissToast(Number(id))}
    />
  )
}
