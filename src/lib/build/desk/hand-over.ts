import { relative } from 'node:path'
import { runGit } from './git.ts'
import type { HandedOver } from './model.ts'
import { wordFolders } from './project-files.ts'

/**
 * Puts the saved words on a branch of their own and sends it to the Git host; nothing else of the project is taken along. A host
 * that opens a request for a branch answers with the address of that.
 * @throws with a sentence
 */
export const handOver = (root: string, about: string): HandedOver => {
  const run = (...args: readonly string[]) => runGit(root, ...args)
  const git = (...args: readonly string[]) => run(...args).stdout.trim()
  const top = git('rev-parse', '--show-toplevel')
  const changed = run('status', '--porcelain', '-z', '--', ...wordFolders)
    .stdout.split('\0')
    .filter(Boolean)
    .map((line) => relative(root, `${top}/${line.slice(3)}`))
  if (changed.length === 0) throw new Error('There is nothing to hand over: save a change first.')
  const current = git('branch', '--show-current')
  const stamp = new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')
  const branch = current.startsWith('words/') ? current : `words/${stamp}`
  if (branch !== current) git('switch', '--create', branch)
  git('add', '--', ...changed)
  git('commit', '--quiet', '--message', about.trim() || 'Change the words of the portal', '--', ...changed)
  const [remote] = git('remote').split('\n').filter(Boolean)
  if (remote === undefined)
    return { branch, sentence: `The words are on the branch ${branch}. This project has no Git host yet.` }
  const [address] = /https:\/\/\S+/.exec(run('push', '--set-upstream', remote, branch).stderr) ?? []
  const next =
    address === undefined
      ? 'If nobody was asked to look at them yet, give its name to a developer'
      : 'Press the link to ask a colleague to look at them'
  return {
    ...{ branch, ...(address !== undefined && { address }) },
    sentence: `The words were sent as the branch ${branch}. ${next}: they are published when a colleague has agreed.`,
  }
}
