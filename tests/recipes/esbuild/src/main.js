// The one file that has chunks and fonts inside, as a script that is no module has to.
import 'quiz-elements/quiz-elements.js'

const app = document.createElement('quiz-app')
app.apiBase = '/api'
app.brandName = 'Fieldline'
app.addEventListener('quiz-submitted', ({ detail }) => {
  document.title = `Handed in: ${detail.quizId}`
})
document.getElementById('app').append(app)
