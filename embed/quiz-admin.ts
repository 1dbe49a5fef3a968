import { loadElement } from './entry.ts'

loadElement('quiz-admin')
