/** The fixed texts of src/ui. They come with the first load, so only short ones stand here. */
export const pieces = {
  cancel: 'Cancel',
  correctAnswer: 'Correct answer',
  goHome: 'Go Home',
  imageFailed: 'Image failed to load',
  loading: 'Loading…',
  next: 'Next',
  noOptions: 'This question has no options. You can go on.',
  option: (letter: string) => `Option ${letter}: `,
  optional: ' (optional)',
  previous: 'Previous',
  showAsTable: 'Show as a table',
  tryAgain: 'Try again',
  yourAnswer: 'Your answer',
  yourCorrectAnswer: 'Your answer, correct',
}
