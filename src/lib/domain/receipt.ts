import * as v from 'valibot'
import { id, numeric, optional, text } from './tolerant.ts'

/** Where an uploaded invoice stands. Spec §4 "Invoice". */
export const receiptStatus = v.picklist(['approved', 'pending', 'rejected'])
export type ReceiptStatus = v.InferOutput<typeof receiptStatus>

/** An uploaded invoice: what it earned (hundredths) or why it was refused. Spec §3 "Receipt / invoice". */
export const receipt = v.object({
  id,
  created_at: optional(numeric),
  status: receiptStatus,
  file_name: text,
  points: optional(numeric),
  reason: optional(text),
})
export type Receipt = v.InferOutput<typeof receipt>

/** A file the platform has taken in, to be named when the receipt is handed over. */
export const uploadedFile = v.object({ id, name: text })
export type UploadedFile = v.InferOutput<typeof uploadedFile>
