import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'
import 'quiz-elements/quiz-app'
import type { QuizEvents } from 'quiz-elements/quiz-app'

@Component({
  selector: 'app-quizzes',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<quiz-app api-base="/api" brand-name="Fieldline" (quiz-submitted)="handedIn($event)" />`,
})
export class Quizzes {
  handedIn({ detail }: QuizEvents['quiz-submitted']) {
    document.title = `Handed in: ${detail.quizId}`
  }
}
