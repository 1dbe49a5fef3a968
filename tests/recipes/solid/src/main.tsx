import { render } from 'solid-js/web'
import { Quizzes } from './quizzes'

const app = document.getElementById('app')
if (app) render(() => <Quizzes />, app)
