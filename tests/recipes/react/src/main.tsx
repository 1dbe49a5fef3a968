import { createRoot } from 'react-dom/client'
import { Quizzes } from './quizzes'

const app = document.getElementById('app')
if (app) createRoot(app).render(<Quizzes />)
