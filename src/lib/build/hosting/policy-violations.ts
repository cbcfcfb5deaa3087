import { inlineIn, markupOf, tagsIn } from './markup.ts'
import { hashSource, policyIn } from './page-policy.ts'

const runs = new Set([undefined, '', 'module', 'text/javascript', 'importmap', 'speculationrules'])

/** Returns what a browser would refuse in a built page under its own policy, one sentence each. */
export const policyViolations = (file: string, html: string): readonly string[] => {
  const policy = policyIn(html)
  if (!policy) return [`${file} has no content security policy: security.csp in astro.config.mjs writes it.`]
  const violations: string[] = []
  const attribute = /<[a-z][^>]*?\s(style|on[a-z]+)=/i.exec(markupOf(html))
  if (attribute)
    violations.push(
      `${file} has the attribute ${attribute[1]}, which its policy refuses: ${attribute[0].slice(0, 80)}…`,
    )
  for (const { attributes, text } of inlineIn(html, 'script'))
    if (runs.has(attributes.type) && !policy.get('script-src')?.includes(hashSource(text)))
      violations.push(
        `${file} has an inline script whose hash is not in its script-src: ${text.trim().slice(0, 60)}…`,
      )
  for (const { text } of inlineIn(html, 'style'))
    if (!policy.get('style-src')?.includes(hashSource(text)))
      violations.push(
        `${file} has an inline style whose hash is not in its style-src: ${text.trim().slice(0, 60)}…`,
      )
  for (const { src } of tagsIn(html, 'script'))
    if (src && !/^\/(?!\/)/.test(src)) violations.push(`${file} loads a script from elsewhere: ${src}`)
  if (!/<meta charset=/i.test(html))
    violations.push(`${file} has no <meta charset>, after which its policy would stand.`)
  return violations
}
