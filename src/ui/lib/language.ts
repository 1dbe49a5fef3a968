import { createContext, useContext } from 'react'

/** The current locale. Texts are read during rendering, so a `memo` must re-render when it changes. */
export const LanguageContext = createContext('en-US')

export const useLanguage = () => useContext(LanguageContext)
