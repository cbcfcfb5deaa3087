/** Uploading receipts. RCP-2. */
export const words = {
  title: 'Upload receipts',
  drop: 'Drop your receipts here or choose files',
  rules:
    'PDF, PNG or JPEG, at most {size:number|number} MB each. We remove the place where a photo was taken.',
  chosen: 'Chosen files',
  remove: 'Remove {name}',
  retry: 'Try again: {name}',
  large: 'Make large photos smaller',
  largeHelp: 'They upload faster, and the receipts stay readable.',
  submit: 'Upload',
  stop: 'Stop',
  progress: '{done:number|number} of {all:number|number} uploaded',
  last: 'Sending the receipts…',
  unsure: 'Your receipts may have arrived all the same. Please check the list before you upload them again.',
  stage: {
    waiting: 'Waiting',
    sending: 'Uploading…',
    taken: 'Uploaded',
    failed: 'Not uploaded',
  },
  ignored: {
    title: 'Not added',
    type: 'Only PDF, PNG and JPEG files can be uploaded.',
    content: 'What is inside is not what the name says.',
    empty: 'The file is empty.',
    duplicate: 'This file is in the list already.',
    unreadable: 'The file cannot be read.',
    more: 'and {n:number|number} more {{file|files}}',
  },
  changed: 'This file was changed or deleted. Please remove it and choose it again.',
  success: {
    title: 'Thank you!',
    text: 'We have received {n:number|number} {{receipt|receipts}}. You will see here when they have been checked.',
    done: 'Back to the receipts',
  },
} as const
