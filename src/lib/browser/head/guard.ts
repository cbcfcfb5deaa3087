/** Leads away whoever this page is not for, and says for whom it is: a visitor, a member, or nobody in this club. */
import { returnKey } from '../storage-keys.ts'
import { club, token } from './known.ts'
import { attempt, plain, read, root, write } from './safely.ts'

// A host without rewrites forwards /coupon/7 to /coupon?id=7: the address bar gets its path back. Behind a path that has an
// id already, the query is of whoever made the link.
const shell = location.pathname.replace(/(?:\.html|\/)$/, '')
const forwarded = new URLSearchParams(location.search).get('id')
const { audience, begins = '/', detail, feature, forward, full, needs } = root.dataset
if (detail !== undefined && forwarded && shell.lastIndexOf('/') === 0)
  history.replaceState(null, '', `${shell}/${encodeURIComponent(forwarded)}`)

const leaveFor = (address: string) => {
  root.dataset.leaving = ''
  location.replace(address)
}

for (const [stem = '', page = ''] of attempt(() => JSON.parse(forward ?? '[]') as string[][]) ?? [])
  if (location.pathname.startsWith(stem) && location.pathname.length > stem.length)
    leaveFor(`${page}?id=${encodeURIComponent(plain(location.pathname.slice(stem.length)))}`)

// A step that follows another is nothing without what that one has kept.
const isStepMissing = needs !== undefined && read('sessionStorage', needs) === null
if ((audience === 'member' && !token) || (audience === 'visitor' && token) || isStepMissing) {
  if (audience === 'member') write(returnKey, location.pathname + location.search + location.hash)
  leaveFor(isStepMissing && !token ? begins : '/')
}

if (club?.web === false) root.dataset.web = 'off'
// The link of the mail about personal data is the start page's, which is there in every variant; the profile takes it, and
// whoever has to sign in first comes back to it.
if (location.pathname === '/' && new URLSearchParams(location.search).has('token')) {
  if (!token) write(returnKey, `/${location.search}`)
  else if (club?.home !== 'profile') leaveFor(`/profile${location.search}`)
}
if (typeof club?.places === 'string') root.dataset.places = club.places
root.dataset.session = token ? 'member' : 'visitor'
// The islands that wait for such a name are requested from the start.
if (club?.home === 'profile') {
  root.dataset.home = 'profile'
  if (full === undefined) root.dataset.profile = 'requested'
}
// The club lacks this page: it is without the web area, or without the feature.
if (
  (full !== undefined && club?.home === 'profile') ||
  (feature !== undefined && club?.[feature] === false)
) {
  root.dataset.lacking = ''
  root.dataset.fallback = 'requested'
}
