import { format } from '../english.ts'

export const quizTrial = {
  title: 'Test Quiz',
  note: 'Test mode. Nothing is saved.',
  close: 'Close Test',
  timeRemaining: 'Time remaining',
  empty: 'No questions yet',
  emptyNote: 'Add questions to the quiz to test it.',
  question: (number: number, count: number) => `Question ${number} of ${count}`,
  progress: 'Test progress',
  complete: (percent: number) => `${format.percent(percent)} complete`,
  previous: 'Previous',
  next: 'Next Question',
  finish: 'Finish Test',
  retry: 'Try again',
  results: {
    title: 'Test Results',
    summary: (correct: number, total: number) => `${correct} out of ${total} questions correct`,
    question: (number: number) => `Question ${number}`,
    unansweredQuestion: (number: number) => `Question ${number}, not answered`,
    correct: 'Correct',
    incorrect: 'Incorrect',
    pages: 'Pages of the results',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previous: 'Previous',
    next: 'Next',
  },
}
