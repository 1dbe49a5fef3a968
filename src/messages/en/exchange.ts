import type { ImportCounts } from '../../domain/exchange/import-answers.ts'
import type {
  DroppedLine,
  Fault,
  ForeignFile,
  ImportHint,
  ImportNote,
  ImportProblem,
  ImportRefusal,
  KeyPlace,
  QuestionKind,
  TextPlace,
} from '../../domain/exchange/import-problem.ts'
import type { SourceOrigin } from '../../domain/exchange/import-reading.ts'
import type { LeftOutPart, LostPicture, PutInPart } from '../../domain/exchange/office-note.ts'
import type { ExportFormat, GuessedEncoding, QuestionFormat } from '../../domain/exchange/question-formats.ts'
import { optionLetter } from '../../domain/kinds/choice/shape.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import { words } from '../lib/words.ts'

const FORMATS: Record<QuestionFormat, string> = {
  plain: 'Text',
  aiken: 'Aiken',
  gift: 'GIFT',
  moodle: 'Moodle XML',
  qti: 'QTI',
  csv: 'CSV',
  json: 'JSON',
}

const ONLY_SINGLE_CHOICE = 'only questions with one correct option can be imported'

const KINDS: Record<QuestionKind, string> = {
  cloze: 'a text with gaps',
  description: 'a text without answers',
  essay: 'an essay',
  matching: 'a matching question',
  numerical: 'a numerical question',
  'short-answer': 'a short answer',
  'true-false': 'a true/false question',
}

const FAULTS: Wording<Fault> = {
  'question-too-long': ({ limit }) => `the question is longer than ${format.count(limit)} characters`,

  'no-text': () => 'no question text',
  'text-too-long': ({ limit }) => `the question text is longer than ${limit} characters`,
  'wrong-option-count': ({ count, atLeast, atMost }) =>
    plural(count, {
      one: `has # option, needs ${atLeast} to ${atMost}`,
      other: `has # options, needs ${atLeast} to ${atMost}`,
    }),
  'blank-option': ({ option }) => `option ${optionLetter(option)} has no text`,
  'bad-points': () => 'points must be a whole number, 1 or more',
  'picture-address-too-long': ({ limit }) => `a picture's address is longer than ${limit} characters`,

  'several-answers': () => `allows several answers: ${ONLY_SINGLE_CHOICE}`,
  'partly-right-options': () => `has options that are partly right: ${ONLY_SINGLE_CHOICE}`,
  'unsupported-kind': ({ kind }) => `is ${KINDS[kind]}: ${ONLY_SINGLE_CHOICE}`,
  'unknown-type': ({ type }) => `is of the type "${type}": ${ONLY_SINGLE_CHOICE}`,

  'stray-line': () => 'neither an option nor an ANSWER',
  'option-out-of-order': ({ letter, expected }) =>
    `option ${letter} appears where option ${expected} should be`,
  'no-options-and-no-answer': () => 'no options and no ANSWER',

  'unreadable-answer': ({ answer }) =>
    `the correct answer "${answer}" is neither a letter nor a number of an option`,
  'unclosed-quotation-mark': () => 'a quotation mark is not closed',

  'ends-too-early': () => 'ends too early: is a } missing, or an empty line within the question?',
  'not-understood': ({ found }) =>
    `"${found === '\n' ? 'line break' : found}" is not understood here; ~ = # { } need a \\ before them in a text`,

  'not-well-formed': ({ said }) => `not well-formed: ${said}`,
  'not-moodle': () => 'not well-formed: not a question as Moodle writes it',
  'not-qti': () => 'not well-formed: not a question as QTI has it',

  'not-json': ({ said }) => `not valid JSON: ${said}`,
  'no-list': () => 'there is no list of questions in this JSON',
  'missing-key': ({ path = 'it', key }) => `${path}: Invalid key: Expected "${key}" but received undefined`,
  'wrong-type': ({ path = 'it', expected, received }) =>
    `${path}: Invalid type: Expected ${expected} but received ${received}`,
  'not-an-integer': ({ path = 'it', received }) => `${path}: Invalid integer: Received ${received}`,
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

const PLACES: Wording<TextPlace> = {
  question: () => 'the question',
  option: ({ option }) => `option ${optionLetter(option)}`,
  explanation: () => 'the explanation',
}

const DROPPED: Record<DroppedLine, string> = {
  page: 'a page number',
  repeated: 'a line repeated on every page',
  heading: 'a heading or an instruction',
  'before-first': 'it comes before the first question',
  'after-question': 'it comes after the options',
  label: 'questions have no place for it',
  rule: 'a dividing line',
}

const LOST_PICTURES: Record<LostPicture, string> = {
  wmf: 'in the old format WMF',
  emf: 'in the format EMF',
  svg: 'in the format SVG',
  tiff: 'in the format TIFF',
  bmp: 'in the format BMP',
  chart: 'a chart',
  diagram: 'a diagram (SmartArt)',
  drawing: 'a drawing of shapes',
  object: 'an object from another program',
  missing: 'not in the file or the paste',
  'in-sheet': 'in a spreadsheet: paste it at its question',
  'in-pdf': 'in a PDF: paste it at its question',
  other: 'in an unknown format',
}

const LEFT_OUT: Record<LeftOutPart, string> = {
  header: 'the header',
  footer: 'the footer',
  comments: 'a comment',
  'hidden-text': 'hidden text',
  'struck-text': 'struck out text',
  'deleted-text': 'text deleted with tracked changes',
}

const PUT_IN: Record<PutInPart, string> = {
  footnote: 'a note is placed in brackets where it was referenced',
  'text-box': 'the text of a text box is placed below its paragraph',
  'inserted-text': 'text inserted with tracked changes is kept',
}

const FOREIGN_FILES: Record<ForeignFile, string> = {
  'old-word': 'This is an old Word file. Open it in Word and save it as .docx.',
  'with-password': 'This file is protected by a password. Save it without one.',
  pdf: 'PDF files cannot be read here. Open it, select its text, and paste it here.',
  'open-document':
    'This OpenDocument file is neither a text nor a spreadsheet. Copy its text and paste it here.',
  'rich-text': 'This is an RTF file. Open it in Word and save it as .docx.',
  presentation: 'This is a presentation. Copy its text and paste it here.',
  workbook: 'This is an old workbook. Save it as .xlsx, or select the rows and paste them here.',
  picture: 'This is a picture. Its text cannot be read.',
  archive: 'This archive holds no questions that can be read. Unpack it and choose a file.',
  unknown: 'This file holds no text that can be read.',
}

const NOTES: Wording<ImportNote> = {
  'element-left-out': ({ element }) => `<${element}> is left out`,
  'picture-left-out': ({ of }) =>
    `a picture of ${word(PLACES, of)} is left out: its address is not an absolute https one`,
  'only-first-picture': ({ of, count }) =>
    `only the first of ${count} pictures of ${word(PLACES, of)} is kept`,
  'feedback-left-out': ({ count }) =>
    plural(count, {
      one: '# feedback text to an option is left out',
      other: '# feedback texts to options are left out',
    }),
  'tolerance-assumed': ({ percent }) =>
    `the text does not say how far off an answer may be: up to ${percent}%`,
  'partial-credit-left-out': () => 'options that were partly right count as wrong',
  'fields-left-out': ({ names }) => `the text under ${quoted(names)} is left out`,
  'fields-not-needed': ({ names }) => `not needed: ${quoted(names)}`,
  'line-dropped': ({ as, text }) => `“${text}” is left out: ${DROPPED[as]}`,
  'characters-dropped': ({ count }) =>
    plural(count, { one: '# control character is left out', other: '# control characters are left out' }),
  'quote-marks-dropped': () => 'the “>” of a quoted mail are left out',
  'hyphen-joined': ({ text }) => `two lines are joined to “${text}”`,
  'maths-written': ({ source, result }) => `“${source}” is written as a formula: ${result}`,
  'answer-not-a-letter': () => `ANSWER is not a single letter: ${ONLY_SINGLE_CHOICE}`,
  'answer-not-an-option': ({ answer }) => `ANSWER: ${answer} is not one of the options`,
  'answer-contradicts-mark': ({ answer }) => `ANSWER: ${answer} contradicts a mark or an answer elsewhere`,
  'key-without-question': ({ number }) => `the key of question ${number} belongs to no question`,
  'part-left-out': ({ part, excerpt }) => `${LEFT_OUT[part]} is left out: “${excerpt}”`,
  'part-put-in': ({ part }) => PUT_IN[part],
  'picture-lost': ({ kind }) => `a picture is lost: ${LOST_PICTURES[kind]}`,
  'embedded-picture-too-large': ({ limitMb }) => `a picture is lost: it is larger than ${limitMb} MB`,
  'formula-lost': ({ kind }) =>
    `a formula is lost (${kind}): write it again, or save it in Word as an equation`,
  'formula-part-lost': ({ element }) => `a part of a formula is left out (<${element}>)`,
  'table-lost': () => 'a table is read as lines of text: add it as a picture, or make it smaller',
  'document-cut-off': () => 'the document ends here or is damaged; what follows could not be read',
  'cell-without-value': ({ cell }) =>
    `cell ${cell} has no value in the file: open it in Excel, save it, and choose it again`,
  'columns-left-out': ({ limit }) => `only the first ${format.count(limit)} columns are read`,
  'sheet-left-out': ({ name }) =>
    `the sheet “${name}” is not read; if it has questions, copy its rows and paste them here`,
  'pages-left-out': ({ limit }) => `only the first ${format.count(limit)} pages are read`,
  'signs-lost': ({ count }) =>
    plural(count, {
      one: '# sign cannot be read, because the file does not say what it is',
      other: '# signs cannot be read, because the file does not say what they are',
    }),
  'rest-left-out': ({ limit }) => `only the first ${format.count(limit)} questions are read`,
  'lines-left-out': ({ limit }) => `only the first ${format.count(limit)} lines are read`,
  'gap-left': () => 'the text has [?] where something could not be read',
}

const REFUSALS: Wording<ImportRefusal> = {
  'nothing-pasted': () => 'Paste some questions or choose a file first.',
  'unknown-format': () =>
    'No questions were recognised in this text. Choose its format, or write the questions as in the example.',
  'no-questions': ({ format }) => `No questions were found in this ${FORMATS[format]} text.`,
  'reader-not-loaded': () => 'The import could not be loaded. Check your connection and read the text again.',
  'reading-failed': () =>
    'The text could not be read because of an error on our side. Change it, or read it again.',
  'reading-stopped': () => 'Reading was stopped.',
  'only-pictures-pasted': () =>
    'Only a picture was pasted, without text. Paste it at its question in the editor.',
  'file-too-large': ({ limitMb }) => `The file is larger than ${limitMb} MB.`,
  'file-unreadable': () => 'The file could not be read.',
  'file-empty': () => 'This file is empty.',
  'foreign-file': ({ kind }) => FOREIGN_FILES[kind],
  'file-damaged': () => 'The file is damaged or not complete. Save it again and try once more.',
  'no-document': () => 'There is no document in this file. Save it again as .docx or .odt.',
  'no-rows': () => 'There are no rows in this workbook.',
  'no-text-in-pdf': () =>
    'This PDF has pictures of pages and no text, as scanners make them. Its text cannot be read.',
  'unpacks-too-large': ({ limitMb }) => `The file unpacks to more than ${limitMb} MB and is not read.`,
}

const ENCODINGS: Record<GuessedEncoding, string> = { 'windows-1252': 'Windows-1252' }

const HINTS: Wording<ImportHint> = {
  'encoding-guessed': ({ encoding }) =>
    `The file is not UTF-8 and was read as ${ENCODINGS[encoding]}: check accents and special characters.`,
}

const SHAPES: Record<QuestionFormat, string> = {
  plain:
    'Questions as people write them: numbered or not, options with letters, bullets or none, the key marked, below or in a list.',
  aiken: 'A line with the question, lines with “A. …” to “D. …”, and a line “ANSWER: B”.',
  gift: 'Moodle’s GIFT: “Question? {=right ~wrong ~wrong ~wrong}”, with an empty line between questions.',
  moodle: 'Moodle XML, as Moodle’s question bank exports it. Multiple choice with one right answer.',
  qti: 'QTI 1.2, 2.1, 2.2 or 3.0, from Canvas, Blackboard, Respondus or TAO. Choices with one right answer.',
  csv: 'One question per row: text, option A, B, C, D, correct letter or number, points, image URL.',
  json: 'A file that was exported here as JSON.',
}

/** What follows the name of a format. */
const ORIGINS: Record<SourceOrigin, string> = {
  word: ' from Word',
  docs: ' from Google Docs',
  web: ' from a web page',
  sheet: ' from a spreadsheet',
  file: '',
  text: '',
}

const KEY_PLACES: Record<KeyPlace, string> = {
  marks: 'the right options are marked',
  'answer-lines': 'a key below each question',
  list: 'key list at the end',
}

export const exchange = words('exchange', {
  importQuestions: 'Import Questions',
  pasteAnything: 'Paste anything',
  /** The name of a file, without its ending, while the quiz has no title. */
  untitled: 'questions',
  exports: {
    label: 'Export the questions',
    formats: {
      moodle: {
        name: 'Moodle XML',
        note: 'For Moodle’s question bank, with explanations and topics. Pictures as links.',
      },
      gift: {
        name: 'GIFT',
        note: 'A text that people can edit, for Moodle and many tools. Pictures as links.',
      },
      'qti-2': {
        name: 'QTI 2.1',
        note: 'A package for TAO, Canvas, Inspera and others. A pinned question loses its place.',
      },
      'qti-1': { name: 'QTI 1.2', note: 'For Canvas, Blackboard, D2L and older systems, in one file.' },
      csv: { name: 'CSV', note: 'A table for Excel and Sheets.' },
      aiken: {
        name: 'Aiken',
        note: 'Plain lines: only texts, options and the key. No points, explanations, pictures or line breaks.',
      },
      json: { name: 'JSON', note: 'Everything, to import it here again.' },
    } satisfies Record<ExportFormat, { name: string; note: string }>,
  },
  cancel: 'Cancel',

  source: {
    formats: FORMATS,
    shapes: SHAPES,
    refusal: (refusal: ImportRefusal) => word(REFUSALS, refusal),
  },

  preview: {
    hint: (hint: ImportHint) => word(HINTS, hint),
    question: (number: number) => `Question ${number}`,
    points: (points: number) => plural(points, { one: '# point', other: '# points' }),
    problem: (problem: ImportProblem) =>
      problem.line === undefined ? word(FAULTS, problem) : `Line ${problem.line}: ${word(FAULTS, problem)}`,
    note: (note: ImportNote) => word(NOTES, note),
    add: (count: number) => plural(count, { one: 'Add # question', other: 'Add # questions' }),
  },

  /** The screen of the import. */
  paste: {
    into: (quiz: string) => `into ${quiz}`,
    back: 'Back to the quiz',
    loading: 'Loading…',

    drop: {
      heading: 'Drop a file or paste your questions',
      note: 'Formulas and pictures are included. Nothing is added until you have seen it.',
      kinds: ['Word (.docx)', 'LibreOffice (.odt)', 'PDF', 'Excel (.xlsx)', 'Aiken', 'GIFT', 'Moodle XML'],
      another: 'Drop another file here to replace the text.',
      choose: 'Choose a file',
      chooseAnother: 'Choose another file',
      orPress: 'or press',
      keys: ['Ctrl', 'V'],
    },

    text: {
      heading: 'Your text',
      placeholder: '1. What does a lens do?\na) It bends light\n*b) …\n\nAnswers: 1a',
      hint: 'Change the text here and the questions follow.',
      tooLong: 'The text is too long to edit here. Change the file, and choose it again.',
      again: 'Start again',
      lostPictures: (count: number) =>
        plural(count, {
          one: '# picture is gone, because the page was reloaded. Choose the file again to bring it back.',
          other:
            '# pictures are gone, because the page was reloaded. Choose the file again to bring them back.',
        }),
      readAgain: 'Read it again',
      show: 'Show the text',
      hide: 'Hide the text',
      dropped: 'Striped lines belong to no question.',
    },

    readAs: {
      badge: (format: QuestionFormat, origin: SourceOrigin, keyPlace: KeyPlace | undefined) =>
        `Read as: ${format === 'plain' ? 'text' : FORMATS[format]}${ORIGINS[origin]}${keyPlace ? `, ${KEY_PLACES[keyPlace]}` : ''}`,
      change: 'Change how it is read',
      label: 'Format',
      recognise: 'Detect automatically',
    },

    reading: {
      label: 'Reading questions',
      starting: 'Reading…',
      progress: (done: number, total: number) => `Reading ${format.count(done)} of ${format.count(total)}`,
      stop: 'Stop',
    },

    found: {
      heading: (count: number) => plural(count, { one: '# question found', other: '# questions found' }),
      show: 'Show',
      all: 'All',
      inNeed: 'Need you',
      nobody: 'Nothing here needs you now.',
      counts: ({ ready, key, choice, loss, fault, leftOut, added }: ImportCounts) =>
        [
          `${ready} ready`,
          key > 0 && plural(key, { one: '# needs a key', other: '# need a key' }),
          choice > 0 && plural(choice, { one: '# has two readings', other: '# have two readings' }),
          loss > 0 && `${loss} lost something`,
          fault > 0 && plural(fault, { one: '# has a problem', other: '# have a problem' }),
          leftOut > 0 && `${leftOut} left out`,
          added > 0 && `${added} added`,
        ]
          .filter(Boolean)
          .join(' · '),
      next: 'Show the next',
      changes: (count: number) =>
        plural(count, { one: '# thing was dropped or changed', other: '# things were dropped or changed' }),
      line: (line: number) => `Line ${line}`,
      dropped: (dropped: number, lines: number) =>
        `${format.count(dropped)} of ${format.count(lines)} lines belong to no question.`,
      showDropped: 'Show them',
      join: (question: number) => `Add to question ${question}`,
      /** `line` as it was before. */
      joined: (line: number, question: number) => `Line ${line} now belongs to question ${question}.`,
    },

    item: {
      edit: (number: number) => `Edit question ${number}`,
      states: {
        ready: 'Ready',
        key: 'Needs a key',
        choice: 'Two readings',
        loss: 'Lost something',
        fault: 'Has a problem',
        leftOut: 'Left out',
        added: 'Added',
      },
      right: 'Right',
      points: (points: number) => plural(points, { one: '# point', other: '# points' }),
      explanation: 'Explanation',
      whichIsRight: 'Which one is right?',
      noKey: (from: number | undefined, to: number | undefined) =>
        from === undefined || to === undefined
          ? 'The text does not give a key.'
          : from === to
            ? `Line ${from} names no key.`
            : `Lines ${from}–${to} name no key.`,
      marked: (letters: readonly string[]) => `The text marks ${letters.join(', ')}.`,
      tap: (letter: string) => `${letter} is right`,
      youSaid: (letter: string) => `You said ${letter}.`,
      change: 'Change',
      lost: 'Something of it is lost:',
      asItIs: 'Add it as it is',
      /** `count` is how many others have lost the same. */
      alike: (count: number) =>
        plural(count, { one: 'Add it and # other as they are', other: 'Add it and # others as they are' }),
      editText: 'Edit the text',
      accepted: 'It is added as it is.',
      twoWays: 'This can be read in two ways.',
      readings: ['Read it like this', 'Or like this'],
      youChose: 'You chose how to read it.',
      showLines: 'Show the lines',
      leaveOut: 'Leave out',
      takeBack: 'Take it back',
      leftOut: 'This one is not added.',
      picture: 'Picture from your file',
    },

    status: {
      answered: (number: number, letter: string, left: number) =>
        left > 0
          ? `Question ${number}: ${letter}. ${left} still need you.`
          : `Question ${number}: ${letter}. All are ready.`,
    },

    adding: {
      /** The quiz's description, if it has none. */
      description: (count: number, fileName: string | undefined) => {
        const questions = plural(count, { one: '# question', other: '# questions' })
        return fileName ? `${questions} from ${fileName}` : questions
      },
      keylessToo: (count: number) =>
        plural(count, {
          one: 'Add the # without a key, too, and choose it in the editor',
          other: 'Add the # without a key, too, and choose theirs in the editor',
        }),
      uploading: (done: number, total: number) =>
        `${done} of ${plural(total, { one: '# picture', other: '# pictures' })}`,
      failed: (count: number, total: number) =>
        `${count} of ${plural(total, { one: '# picture', other: '# pictures' })} could not be uploaded. Nothing is added yet.`,
      unnamed: (number: number) => `Picture ${number}`,
      lost: 'gone, because the page was reloaded',
      again: 'Try again',
      without: (count: number) =>
        plural(count, { one: 'Add without this picture', other: 'Add without these pictures' }),
    },

    startingAgain: {
      title: 'Start again?',
      message: 'The text and your answers are discarded.',
      confirm: 'Start again',
    },
  },
})
