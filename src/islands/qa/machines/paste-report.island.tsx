import { island } from '../../ui/island.tsx'
import { PasteReport } from './paste-report.tsx'

/** The page on which a pasted bug report is played. */
export const PasteReportIsland = island(() => <PasteReport />)
