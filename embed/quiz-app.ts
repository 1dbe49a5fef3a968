import { QuizApp } from '../src/app/quiz-app.tsx'
import { defineElement } from './element.tsx'

defineElement('quiz-app', QuizApp)
