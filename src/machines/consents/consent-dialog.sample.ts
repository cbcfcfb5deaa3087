import { sampleOf } from '../sample.ts'
import { consentDialogMachine } from './consent-dialog.machine.ts'

const terms = { versionId: 'v1', title: 'Terms of the club', readRequired: true, isAsked: true }

export const consentDialogSample = sampleOf(consentDialogMachine, {
  events: [
    { type: 'opened', consent: terms },
    { type: 'opened', consent: { ...terms, versionId: 'v2', title: '', readRequired: false } },
    { type: 'opened', consent: { ...terms, isAsked: false } },
  ],
  outputs: { load: [{ title: 'Terms', html: '<p>Text</p>' }] },
})
