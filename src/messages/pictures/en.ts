export const pictures = {
  ofOption: (letter: string) => `Picture of option ${letter}`,
  ofQuestion: (number: number) => `Picture of question ${number}`,
}
