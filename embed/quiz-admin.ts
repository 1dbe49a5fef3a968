import { begin } from './entry.ts'

begin('quiz-admin')
