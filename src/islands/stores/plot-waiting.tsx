import { storesPageWords } from '#lib/i18n/stores-page/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { PlotFrame } from './plot-frame.tsx'

/** The place of the plot while its code is on the way. */
export function PlotWaiting() {
  return <PlotFrame caption={useWords(storesPageWords).storesPage.plotAlone()} />
}
