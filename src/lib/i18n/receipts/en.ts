/** The receipts that a member has uploaded. RCP-1. */
export const words = {
  upload: 'Upload a receipt',
  caption: 'Your receipts, the latest first',
  empty: 'You have not uploaded a receipt yet.',
  emptyHint: 'Upload a photo of a receipt and collect points for it.',
  shown: '{n:number|number} {{receipt|receipts}} shown',
  end: 'These are all your receipts.',
  one: 'Receipt',
  uploaded: 'Receipt uploaded on {day}',
  status: {
    approved: 'Approved',
    pending: 'Pending',
    rejected: 'Rejected',
  },
} as const
