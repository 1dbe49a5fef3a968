import type { ItemTableWords } from '../domain/analysis/item-analysis-csv.ts'

/** The texts of the item analysis export. */
export const itemTableWords: ItemTableWords = {
  columns: {
    number: 'Question',
    text: 'Text',
    key: 'Key',
    attempts: 'Attempts',
    facility: 'Facility Index',
    discrimination: 'Discrimination Index',
    unanswered: 'Unanswered',
    keyCheck: 'Check the Key',
  },
  numberColumns: {
    commonValue: 'Common Wrong Value',
    commonCount: 'Common Wrong Value Given',
    withoutUnit: 'Without a Unit',
    notUnderstood: 'Not Understood',
  },
  optionColumns: {
    text: (letter) => `${letter} Text`,
    chosen: (letter) => `${letter} Chosen`,
    share: (letter) => `${letter} Chosen (%)`,
    amongBest: (letter) => `${letter} Among the Best`,
    meanScore: (letter) => `${letter} Mean Score (%)`,
    discrimination: (letter) => `${letter} Discrimination`,
  },
  beatsKey: (letter) => `${letter} beats the key`,
}
