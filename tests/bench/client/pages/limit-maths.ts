import { showFormulas } from './formulas.ts'

/** The formulas of the first question by temml alone. */
const id = new URLSearchParams(location.search).get('quiz')
const response = await fetch(`/api/quiz/${id}/access`)
const { questions } = await response.json()
const { text, options } = questions[0]
for (const part of [text, ...options.map((option: { text: string }) => option.text)]) {
  const line = document.createElement('p')
  showFormulas(part, line)
  document.body.append(line)
}
