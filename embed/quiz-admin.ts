import { QuizAdmin } from '../src/app/quiz-admin.tsx'
import { defineElement } from './element.tsx'

defineElement('quiz-admin', QuizAdmin)
