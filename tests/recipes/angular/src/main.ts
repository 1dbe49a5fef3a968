import { provideZonelessChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { Quizzes } from './quizzes'

bootstrapApplication(Quizzes, { providers: [provideZonelessChangeDetection()] })
