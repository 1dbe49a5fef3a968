import 'quiz-elements/quiz-app'

const app = document.createElement('quiz-app')
app.apiBase = '/api'
app.brandName = 'Fieldline'
app.addEventListener('quiz-submitted', ({ detail }) => {
  document.title = `Handed in: ${detail.quizId}`
})
document.getElementById('app').append(app)
