import { useWords } from '#lib/i18n/use-words.ts'
import { OfflineLine } from '../ui/state/offline-line.tsx'
import { useOnline } from '../ui/state/use-online.ts'

/** Says above a form that the network is away and that nothing typed is lost. */
export function OfflineNote() {
  const words = useWords().registration.form
  return useOnline() ? null : <OfflineLine text={words.offline()} />
}
