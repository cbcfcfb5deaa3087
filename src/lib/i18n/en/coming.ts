/** A page of the route table that has no screen yet. */
export const coming = {
  title: 'Coming soon',
  text: 'We are still working on this page. Please come back later.',
  back: 'Back to the home page',
} as const
