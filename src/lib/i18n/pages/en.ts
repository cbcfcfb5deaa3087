/** The content page. RTE-10. */
export const words = {
  title: 'Information',
  notAvailable: 'This page is not available.',
  tooLong: 'This text is too long to be shown in full.',
} as const
