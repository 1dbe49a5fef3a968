import type { DraftProblem, QuestionProblem } from '../../domain/authoring/draft/quiz-draft-errors.ts'
import type { quizDraft as english } from '../en/quiz-draft.ts'
import { plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'

const QUESTION_PROBLEMS: Wording<QuestionProblem> = {
  'no-question-text': () => 'Der Text der Frage fehlt',
  'blank-options': () => 'Jede Antwort braucht einen Text (auch mit Bild)',
  'no-key': () => 'Bitte die richtige Antwort wählen',
  'no-number': () => 'Bitte den Wert eingeben, wie 5.55e3',
  'no-such-unit': () => 'Diese Einheit ist hier nicht bekannt',
  'no-tolerance': () => 'Bitte eingeben, wie weit eine Antwort abweichen darf',
  'unknown-kind': () =>
    'Diese Art von Frage braucht eine neuere Version: Hier kann sie nicht gespeichert werden',
}

const PROBLEMS: Wording<DraftProblem | QuestionProblem> = {
  ...QUESTION_PROBLEMS,
  'draw-not-whole': () => 'Die Zahl der Fragen pro Person muss eine ganze Zahl sein, mindestens 1',
  'draw-too-many': ({ questions }) =>
    plural(questions, {
      one: 'Es gibt nur 1 Frage: Das Feld leer lassen',
      other: 'Es gibt nur # Fragen: Weniger ziehen oder das Feld leer lassen',
    }),
  'duration-not-whole': () => 'Die Dauer muss eine ganze Zahl von Minuten sein, mindestens 1',
  'ends-at-start': () => 'Die Prüfung würde im Moment ihres Beginns enden',
  'ends-before-start': () => 'Das Ende muss nach dem Beginn liegen',
  'marks-not-positive': () => 'Was eine richtige Antwort bringt, muss mehr als 0 sein und höchstens 100',
  'marks-not-negative': () => 'Was eine falsche Antwort bringt, muss 0 oder weniger sein, etwa −1',
  'no-marks': () => 'Bitte angeben, was eine offene Antwort bringt, etwa 0',
  'no-description': () => 'Die Beschreibung fehlt',
  'no-duration': () => 'Die Dauer in Minuten fehlt',
  'no-end-time': () => 'Das Ende fehlt',
  'no-review-time': () => 'Die Zeit fehlt, ab der die Lösungen gezeigt werden',
  'no-questions': () => 'Mindestens eine Frage ist nötig',
  'no-start-time': () => 'Der Beginn fehlt',
  'no-title': () => 'Der Titel der Prüfung fehlt',
  'question-problem': ({ number, problem }) => `Frage ${number}: ${word(QUESTION_PROBLEMS, problem)}`,
}

export const quizDraft: Translation<typeof english> = {
  problem: (problem) => word(PROBLEMS, problem),
}
