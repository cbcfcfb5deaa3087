/** The content page. Spec §2 and §8, "not available". */
export const page = {
  title: 'Information',
  notAvailable: 'This page is not available.',
} as const
