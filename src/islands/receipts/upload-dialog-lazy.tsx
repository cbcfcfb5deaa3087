import { onDemand } from '#islands/ui/on-demand.tsx'

/** Fetches the upload ahead of its opening, when a press is likely. */
export const loadUploadDialog = () => import('./upload-dialog.tsx').then((file) => file.UploadDialog)

/** The upload of receipts; its code arrives when it first opens. */
export const LazyUploadDialog = onDemand(loadUploadDialog)
