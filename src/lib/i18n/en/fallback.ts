/** The page of the router's fallback. Spec §2 and §8. */
export const fallback = {
  title: 'Unexpected Application Error!',
  status: '404 Not Found',
  notFound: 'This page does not exist.',
  home: 'Back to the home page',
} as const
