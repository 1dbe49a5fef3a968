import { begin } from './entry.ts'

begin('quiz-app')
