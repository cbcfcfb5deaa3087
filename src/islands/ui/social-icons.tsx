import type { ReactNode } from 'react'

const mark = (drawn: ReactNode) =>
  function Mark() {
    return (
      <svg
        aria-hidden="true"
        fill="none"
        height={24}
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth={1.75}
        viewBox="0 0 24 24"
        width={24}
      >
        {drawn}
      </svg>
    )
  }

const FacebookIcon = /* @__PURE__ */ mark(
  <path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h2z" />,
)
export const InstagramIcon = /* @__PURE__ */ mark(
  <>
    <rect height="18" rx="5" width="18" x="3" y="3" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17 7h.01" />
  </>,
)
const TiktokIcon = /* @__PURE__ */ mark(<path d="M10 10.2A4.9 4.9 0 1 0 14 15V3c.3 3 2.4 5 5.5 5.2" />)

/** The networks that a club may link to: the setting of its page there, the name, and an icon in the line of the others. FRM-4. */
export const networks = [
  ['facebook_link', 'Facebook', FacebookIcon],
  ['instagram_link', 'Instagram', InstagramIcon],
  ['tiktok_link', 'TikTok', TiktokIcon],
] as const
