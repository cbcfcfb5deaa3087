/** Receipts that wait in this browser for a network. OFF-5. */
export const words = {
  title: 'Waiting to be sent',
  hint: 'These files lie unencrypted in this browser until they are sent. When you log out, they are removed.',
  stage: {
    waiting: 'Will be sent when there is a network',
    sending: 'Being sent…',
    failed: 'Could not be sent',
  },
  unsure: 'It may have arrived already. We check that before it is sent again.',
  notRemoved: 'The receipt could not be removed. Please try again.',
  unread: 'The receipts that wait cannot be shown now. Close the other tabs of this site and try again.',
  sent: '{n:number|number} {{receipt was|receipts were}} sent.',
  offline:
    'There is no network. Your receipts will lie unencrypted in this browser, and be sent when there is one.',
  later: 'Send later',
  kept: {
    title: 'Kept for later',
    text: '{n:number|number} {{receipt waits|receipts wait}} in this browser, unencrypted, to be sent as soon as there is a network. Until then you can remove what waits from the list.',
    some: '{n:number|number} {{receipt is|receipts are}} kept for later.',
  },
  failure: {
    denied:
      'This browser does not let the site keep files, for example in a private window. They stay here: upload them when there is a network.',
    full: 'There is no room in this browser to keep the files. They stay here: upload them when there is a network, or make room.',
    blocked:
      'Another tab of this site is in the way of keeping the files. Close it and try again. They stay here.',
  },
} as const
