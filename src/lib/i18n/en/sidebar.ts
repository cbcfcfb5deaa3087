/** Backend bundles name these keys directly, such as `sidebar.title`. Spec §2, "Sidebar". */
export const sidebar = {
  title: 'Offers for you',
  special: 'Special offers',
  more: 'More',
  moreAbout: 'More about {title}',
  readMore: 'Read more',
  readLess: 'Read less',
  invoice: {
    title: 'Got a receipt?',
    text: 'Upload your receipt or invoice and collect points for it.',
    button: 'Upload a receipt',
  },
} as const
