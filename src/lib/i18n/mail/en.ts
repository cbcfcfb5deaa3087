/** Asking for another e-mail with a link. AUT-4, VER-1. */
export const words = {
  resend: 'Send another e-mail',
  resendIn: 'You can ask for another e-mail in {n:number|number} {{second|seconds}}.',
  resent: 'Another e-mail is on its way.',
  notThere: 'Is it not there? It may be in the spam folder.',
} as const
