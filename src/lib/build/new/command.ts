import { machinePlan } from './machine.ts'
import { pagePlan } from './page.ts'
import { CannotAdd, type Plan, type Tree } from './plan.ts'
import { settingPlan } from './setting.ts'

/** The usage of the command. */
export const usage = `npm run new -- page <name>                                       such as fuel-prices
npm run new -- machine <feature>/<name>                          such as coupons/coupon-gift
npm run new -- setting <GROUP.key> [flag|colour|text]            such as COUPON.show_price; a flag without a kind`

/**
 * The request of a command line.
 * @throws CannotAdd with one sentence
 */
export const planOf = (args: readonly string[], tree: Tree): Plan => {
  const [kind, name, ...rest] = args
  const most = kind === 'setting' ? 1 : 0
  if (name === undefined || rest.length > most) throw new CannotAdd(usage)
  if (kind === 'page') return pagePlan(name, tree)
  if (kind === 'machine') return machinePlan(name, tree)
  if (kind === 'setting') return settingPlan(name, rest[0] ?? 'flag', tree)
  throw new CannotAdd(usage)
}

/**
 * Holds a place to be clean, so that what is written can be looked at, and taken back.
 * @param status what `git status --porcelain` prints; undefined where there is no repository to tell
 */
export const expectClean = (status: string | undefined): void => {
  const [, first] = /^.. (.+)/.exec(status ?? '') ?? []
  if (first !== undefined)
    throw new CannotAdd(
      `Not everything is committed, such as ${first}: commit or stash it first, so that what is written here can be looked at and taken back.`,
    )
}
