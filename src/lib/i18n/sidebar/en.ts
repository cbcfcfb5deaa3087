/** Backend bundles name these keys directly, such as `sidebar.title`. FRM-5. */
export const words = {
  title: 'Offers for you',
  special: 'Special offers',
  more: 'More',
  moreAbout: 'More about {title}',
  readMore: 'Read more',
  readLess: 'Read less',
  failed: 'The offers could not be loaded.',
  unreadable: 'The text of this offer could not be loaded.',
  invoice: {
    title: 'Got a receipt?',
    text: 'Upload your receipt or invoice and collect points for it.',
    button: 'Upload a receipt',
  },
} as const
