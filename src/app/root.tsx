import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { inYear } from '../messages/lib/language.ts'
import { $speech } from '../stores/language/speech.ts'
import { $year } from '../stores/page/clock.ts'
import { LanguageContext } from '../ui/lib/language.ts'
import { printWhole } from './layout/whole-print.ts'
import { firstScreenSettled } from './start/ahead.ts'

interface RootProps {
  element: Element
  /** Its attribute. */
  lang: string | undefined
  /** A function, so that all is drawn anew in another language. */
  children: () => ReactNode
}

/** The root of an element's content, which resets inherited styles and says what language it speaks. */
export function Root({ element, lang, children }: RootProps) {
  // An entry that sees that it may not be English does not wait for this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attribute is read from the element
  useEffect(() => {
    void firstScreenSettled()
      .then(() => import('./start/translations.ts'))
      .then(({ speakAsAround }) => speakAsAround(element))
      .catch(() => {})
  }, [element, lang])
  // The browser tells of a print to the window alone.
  useEffect(() => printWhole(element), [element])
  const { language, locale, dir } = useStore($speech)
  inYear(useStore($year))
  return (
    <LanguageContext.Provider value={locale}>
      <div className="root" part="root" lang={language} dir={dir}>
        {children()}
      </div>
    </LanguageContext.Provider>
  )
}
