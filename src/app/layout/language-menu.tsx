import { useStore } from '@nanostores/react'
import { layout } from '../../messages/en/layout.ts'
import { Styled } from '../../screens/parts/page/styled.tsx'
import { $chosenLanguage } from '../../stores/language/chosen-language.ts'
import { $speech } from '../../stores/language/speech.ts'
import sheet from '../../ui/styles/language-menu.css?inline'
import { LANGUAGES } from '../start/translations.ts'
import { ReadingButton } from './reading-button.tsx'

/** Only here, so that it is not part of the first load. */
const Globe = () => (
  <svg className="icon" aria-hidden="true" viewBox="0 0 20 20">
    <circle cx="10" cy="10" r="7.25" />
    <path d="M2.75 10h14.5M10 2.75c2.2 2 3.2 4.5 3.2 7.25s-1 5.25-3.2 7.25c-2.2-2-3.2-4.5-3.2-7.25s1-5.25 3.2-7.25Z" />
  </svg>
)

/** Chooses the language. A native control: a wheel on phones, and familiar to every screen reader. */
export function LanguageMenu() {
  const { language } = useStore($speech)
  // Also re-rendered when a choice is reverted.
  useStore($chosenLanguage)
  return (
    <>
      <Styled sheet={sheet} className="language">
        <Globe />
        {/* As wide as its word; the control itself lies over it. */}
        <span aria-hidden="true">
          <span className="menu-word">{layout.language}</span>
          <span>{LANGUAGES[language]?.name}</span>
        </span>
        <select
          aria-label={layout.language}
          value={language}
          onChange={(event) => $chosenLanguage.set(event.currentTarget.value)}
        >
          {Object.entries(LANGUAGES).map(([tag, { name }]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </Styled>
      <ReadingButton />
    </>
  )
}
