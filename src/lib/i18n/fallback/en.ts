/** The page of the router's fallback. RTE-7. */
export const words = {
  title: 'Unexpected Application Error!',
  status: '404 Not Found',
  notFound: 'This page does not exist.',
  home: 'Back to the home page',
} as const
