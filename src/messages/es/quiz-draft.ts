import type { DraftProblem, QuestionProblem } from '../../domain/authoring/draft/quiz-draft-errors.ts'
import type { quizDraft as english } from '../en/quiz-draft.ts'
import { plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'

const QUESTION_PROBLEMS: Wording<QuestionProblem> = {
  'no-question-text': () => 'Escribe el texto de la pregunta',
  'blank-options': () => 'Escribe el texto de todas las opciones (también si tienen imagen)',
  'no-key': () => 'Elige la opción correcta',
  'no-number': () => 'Introduce el valor, como 5.55e3',
  'no-such-unit': () => 'Esta unidad no se conoce aquí',
  'no-tolerance': () => 'Indica cuánto puede desviarse una respuesta',
  'unknown-kind': () => 'Este tipo de pregunta necesita una versión más nueva: aquí no se puede guardar',
}

const PROBLEMS: Wording<DraftProblem | QuestionProblem> = {
  ...QUESTION_PROBLEMS,
  'draw-not-whole': () => 'El número de preguntas por estudiante debe ser un entero, 1 como mínimo',
  'draw-too-many': ({ questions }) =>
    plural(questions, {
      one: 'Solo hay # pregunta: deja el número vacío',
      other: 'Solo hay # preguntas: elige menos o deja el número vacío',
    }),
  'duration-not-whole': () => 'La duración debe ser un número entero de minutos, 1 como mínimo',
  'ends-at-start': () => 'El examen terminaría en el momento de empezar',
  'ends-before-start': () => 'La hora de fin debe ser posterior a la de inicio',
  'marks-not-positive': () => 'Lo que da una respuesta correcta debe ser más de 0 y como máximo 100',
  'marks-not-negative': () => 'Lo que da una respuesta incorrecta debe ser 0 o menos, como −1',
  'no-marks': () => 'Indica lo que da una respuesta en blanco, como 0',
  'no-description': () => 'Escribe una descripción',
  'no-duration': () => 'Escribe la duración en minutos',
  'no-end-time': () => 'Indica cuándo termina',
  'no-review-time': () => 'Indica cuándo se muestran las respuestas',
  'no-questions': () => 'Añade al menos una pregunta',
  'no-start-time': () => 'Indica cuándo empieza',
  'no-title': () => 'Escribe un título para el examen',
  'question-problem': ({ number, problem }) => `Pregunta ${number}: ${word(QUESTION_PROBLEMS, problem)}`,
}

/** For toasts alone: the form itself is English. */
export const quizDraft: Translation<typeof english> = {
  problem: (problem) => word(PROBLEMS, problem),
}
