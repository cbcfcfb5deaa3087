import { catalogue } from './catalogue.ts'

console.info(`| setting | written as | default | what it changes | where it is seen |
|---|---|---|---|---|`)
for (const { key, kind, range, byDefault, changes, seen } of catalogue())
  console.info(`| \`${key}\` | ${kind}${range} | ${byDefault} | ${changes} | ${seen} |`)
