/** Asking for another e-mail with a link. Spec §2 "resend countdown", §8 "Verification link expired". */
export const mail = {
  resend: 'Send another e-mail',
  resendIn: 'You can ask for another e-mail in {n:number|number} {{second|seconds}}.',
  resent: 'Another e-mail is on its way.',
  notThere: 'Is it not there? It may be in the spam folder.',
} as const
