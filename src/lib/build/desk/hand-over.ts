import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'

/** The result of handing words over: the branch, and the address where it is looked at before it is published. */
export interface HandedOver {
  readonly branch: string
  readonly address?: string
  readonly sentence: string
}

/** The files that marketers write. */
const theirs = ['src/pages/_copy', 'src/lib/i18n', 'src/lib/build/desk/clubs']

const asAddress = (remote: string): string =>
  remote
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/^https:\/\/[^@/]+@/, 'https://')
    .replace(/\.git$/, '')

/** A remote as it may be read by others: without a name and a password. */
const shownRemote = (remote: string): string => asAddress(remote).replace(/^https:\/\//, '')

/** Returns the address at which a Git host opens a merge request for a branch; undefined for a host that is not known. */
export const requestAddress = (remote: string, branch: string): string | undefined => {
  const address = asAddress(remote.trim())
  const named = encodeURIComponent(branch)
  if (!address.startsWith('https://')) return undefined
  if (/github/.test(address)) return `${address}/compare/${named}?expand=1`
  if (/gitlab/.test(address))
    return `${address}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${named}`
  if (/bitbucket/.test(address)) return `${address}/pull-requests/new?source=${named}`
  return /gitea|codeberg|forgejo/.test(address) ? `${address}/compare/main...${named}` : undefined
}

/**
 * Puts the saved words on a branch of their own and sends it to the Git host; nothing else of the project is taken along.
 * Fails with a sentence.
 */
export const handOver = (root: string, about: string): HandedOver => {
  const git = (...args: readonly string[]) => {
    const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (error) throw new Error('Git is not on this computer: ask a developer to install it.')
    if (status !== 0) throw new Error(`Git says: ${(stderr || stdout).trim().split('\n').at(-1)}`)
    return stdout
  }
  const top = git('rev-parse', '--show-toplevel').trim()
  const changed = git('status', '--porcelain', '-z', '--', ...theirs)
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3))
  if (changed.length === 0) throw new Error('There is nothing to hand over: save a change first.')
  const current = git('branch', '--show-current').trim()
  const stamp = new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')
  const branch = current.startsWith('words/') ? current : `words/${stamp}`
  if (branch !== current) git('switch', '--create', branch)
  const paths = changed.map((path) => relative(root, `${top}/${path}`))
  git('add', '--', ...paths)
  git('commit', '--quiet', '--message', about.trim() || 'Change the words of the portal', '--', ...paths)
  const remote = git('remote').split('\n').find(Boolean)
  if (remote === undefined)
    return { branch, sentence: `The words are on the branch ${branch}. This project has no Git host yet.` }
  git('push', '--set-upstream', remote, branch)
  const url = git('remote', 'get-url', remote).trim()
  const address = requestAddress(url, branch)
  return {
    branch,
    ...(address === undefined ? {} : { address }),
    sentence:
      address === undefined
        ? `The words were sent to ${shownRemote(url)}, as the branch ${branch}. Give this name to a developer, who opens the request: they are published when a colleague has agreed.`
        : `The words were sent to ${shownRemote(url)}, as the branch ${branch}. They are published when a colleague has agreed: press the link to ask one.`,
  }
}
