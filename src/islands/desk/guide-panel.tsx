import type { Guide } from '#lib/build/desk/model.ts'
import { englishName, htmlLang, type Locale } from '#lib/i18n/locale.ts'

interface GuidePanelProps {
  readonly guide: Guide
  readonly languages: readonly Locale[]
}

/** The tone, and the one word per thing, in the languages that are shown. */
export const GuidePanel = ({ guide: { words, tone }, languages }: GuidePanelProps) => (
  <details className="guide">
    <summary>Words and tone</summary>
    <dl>
      {tone
        .filter((rule) => rule.languages?.some((one) => languages.includes(one)) ?? true)
        .map(({ name, text, languages: named }) => (
          <div key={name}>
            <dt>{named ? named.map(englishName).join(', ') : name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
    {languages.map((language) => (
      <section key={language}>
        <h3>{englishName(language)}: one word per thing</h3>
        <ul>
          {words[language]?.map(({ word, never }) => (
            <li key={word}>
              <b lang={htmlLang(language)}>{word}</b>
              {never.length > 0 && (
                <>
                  , not <span lang={htmlLang(language)}>{never.join(', ')}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </details>
)
