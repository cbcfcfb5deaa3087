/** The toasts. FRM-10. */
export const words = {
  label: 'Notifications',
  dismiss: 'Dismiss the notification',
} as const
