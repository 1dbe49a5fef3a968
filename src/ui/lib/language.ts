import { createContext, useContext } from 'react'

/** The locale that is shown. Words are read when they are drawn, so what a `memo` keeps has to be drawn anew for another one. */
export const LanguageContext = createContext('en-US')

export const useLanguage = () => useContext(LanguageContext)
