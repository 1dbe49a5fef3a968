import { loadElement } from './entry.ts'

loadElement('quiz-app')
