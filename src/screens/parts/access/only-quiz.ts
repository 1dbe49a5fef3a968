import { createContext, useContext } from 'react'

/** The only quiz the surrounding element shows; undefined if it shows everything. */
export const OnlyQuizContext = createContext<string | undefined>(undefined)
export const useOnlyQuiz = (): string | undefined => useContext(OnlyQuizContext)
