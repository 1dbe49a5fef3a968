import { loadElement } from '../elements/entry.ts'

loadElement('quiz-app')
