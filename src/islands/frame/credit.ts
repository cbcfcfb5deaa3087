/** Whom the footer credits. The specification names no target, so this one is assumed. Spec §2, Footer. */
export const credit = { name: 'Client Zone', href: 'https://client-zone.example/' } as const
