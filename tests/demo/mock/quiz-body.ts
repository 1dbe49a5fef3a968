/** A quiz as an administrator sends it, open from 9:00 to 9:00 of the next day. */
export const quizBody = (title: string, description: string) => ({
  title,
  description,
  duration: 15,
  startTime: '2026-03-04T09:00:00.000Z',
  endTime: '2026-03-05T09:00:00.000Z',
  questions: [{ text: 'Up?', options: [{ text: 'Yes' }, { text: 'No' }], correctAnswer: 1, points: 1 }],
  isActive: true,
})
