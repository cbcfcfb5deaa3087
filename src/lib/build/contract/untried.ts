import type { EndpointName } from '../../api/endpoints.ts'

/** The rows that are never tried, each with the reason. */
export const untried: Readonly<Partial<Record<EndpointName, string>>> = {
  requestSignInCode: 'it would send an SMS',
  signInWithCode: 'its code comes by SMS',
  signInWithPasskey: 'it takes a device that holds a passkey',
  register: 'it would open an account',
  requestVerification: 'it would send an e-mail',
  linkIdentity: 'it would give the member a card or a phone',
  verifyIdentity: 'its code comes by SMS',
  removeIdentity: 'what it takes away cannot be given back',
  endSession: 'it would log the member out somewhere',
  addPasskey: 'it takes a device that makes a passkey',
  removePasskey: 'what it takes away cannot be given back',
  seeNotice: 'the member would not see what she has not seen',
  updateSecurity: 'it would change when the member is asked',
  requestPhysicalCard: 'it would order a card',
  requestPersonalData: 'it would send an e-mail',
  requestDeletion: 'it begins the deletion of the account',
  activateCoupon: 'it would spend points',
  deactivateCoupon: 'only an activated coupon can be put back, and activating one spends points',
  redeemReward: 'it would spend points',
  submitReceipt: 'it would hand a receipt over',
}
