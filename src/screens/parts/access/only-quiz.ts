import { createContext, useContext } from 'react'

/** The quiz that the element around shows alone; undefined in one that shows everything. */
export const OnlyQuizContext = createContext<string | undefined>(undefined)
export const useOnlyQuiz = (): string | undefined => useContext(OnlyQuizContext)
