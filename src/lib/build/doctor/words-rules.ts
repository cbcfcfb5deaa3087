import { unwrap } from '../../api/answer.ts'
import { readBundle } from '../../i18n/backend-bundle.ts'
import type { Dictionary } from '../../i18n/translation.ts'
import type { Answer } from '../contract/ask.ts'
import { type Finding, good, listed, told, undetermined, wrong } from './finding.ts'
import { didYouMean } from './nearest.ts'

const pathsOf = (dictionary: Dictionary, prefix = ''): readonly string[] =>
  Object.entries(dictionary).flatMap(([key, text]) =>
    typeof text === 'object' ? pathsOf(text, `${prefix}${key}.`) : [prefix + key],
  )

/** Judges the wording of a platform against the portal's own. lang: the language that was asked for. */
export const wordsFindings = (
  answer: Answer | undefined,
  lang: string,
  dictionary: Dictionary,
): readonly [Finding, Finding] => {
  const call = `GET platform/config/translations/${lang}`
  if (!answer || answer.status === 429) {
    const reason = `${call} got no answer.`
    return [undetermined('words', reason), undetermined('word-texts', reason)]
  }
  if (answer.status === 404 || answer.status === 501) {
    const none = `The platform has no wording of its own (${answer.status}); members read the portal's.`
    return [good('words', none), good('word-texts', none)]
  }
  const bundle = unwrap(answer.body)
  if (answer.status > 299 || typeof bundle !== 'object' || bundle === null) {
    const sentence =
      answer.status > 299
        ? `${call} is answered with ${answer.status}.`
        : `${call} is answered without a JSON object.`
    return [
      wrong(
        'words',
        sentence,
        'Answer {"data": {"web": {"<key>": "<text>"}}}, or {"data": {}} where there is none.',
      ),
      undetermined('word-texts', sentence),
    ]
  }
  const { wordings, ignored, errors } = readBundle(bundle, dictionary)
  const paths = pathsOf(dictionary)
  return [
    ignored.length === 0
      ? good('words', `The portal knows all wordings of the platform for ${lang} (${wordings.size}).`)
      : wrong(
          'words',
          `The portal has no wording ${listed(ignored.map((key) => key + didYouMean(key, paths)))}, or it holds no text.`,
          'Correct the key in the wording of the club; /wording.json of the portal lists all keys.',
        ),
    errors.length === 0
      ? good('word-texts', 'Every wording can be filled in.')
      : wrong(
          'word-texts',
          told(errors.map(({ message }) => `${message}.`)),
          'Use the parameters that /wording.json of the portal lists for the key, each in braces.',
        ),
  ]
}
