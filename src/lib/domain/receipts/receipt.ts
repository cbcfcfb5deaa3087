import * as v from 'valibot'
import { id, line, name, numeric, optional } from '../tolerant.ts'

/** The processing state of an uploaded invoice. RCP-1. */
export const receiptStatus = v.picklist(['approved', 'pending', 'rejected'])
export type ReceiptStatus = v.InferOutput<typeof receiptStatus>

/** An uploaded invoice: what it earned (hundredths) or why it was refused. RCP-1. */
export const receipt = v.object({
  id,
  created_at: optional(numeric),
  status: receiptStatus,
  file_name: name,
  points: optional(numeric),
  reason: optional(line),
})
export type Receipt = v.InferOutput<typeof receipt>

/** A file the platform has taken in, to be named when the receipt is handed over. */
export const uploadedFile = v.object({ id, name })
export type UploadedFile = v.InferOutput<typeof uploadedFile>
