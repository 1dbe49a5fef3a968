export const pictures = {
  enlarge: 'Enlarge the picture',
  ofOption: (letter: string) => `Picture of option ${letter}`,
  ofQuestion: (number: number) => `Picture of question ${number}`,
}
