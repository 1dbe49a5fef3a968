import type {
  DroppedLine,
  Fault,
  ForeignFile,
  ImportHint,
  ImportNote,
  ImportRefusal,
  QuestionKind,
  TextPlace,
} from '../../domain/exchange/import-problem.ts'
import type { LeftOutPart, LostPicture, PutInPart } from '../../domain/exchange/office/office-note.ts'
import type { GuessedEncoding, QuestionFormat } from '../../domain/exchange/question-file.ts'
import { optionLetter } from '../../domain/quizzes/question.ts'
import { format, plural } from '../language.ts'
import { type Wording, word } from '../wording.ts'
import type { Translation } from '../words.ts'
import type { exchange as english } from './en.ts'

const FORMATS: Record<QuestionFormat, string> = {
  plain: 'Text',
  aiken: 'Aiken',
  gift: 'GIFT',
  moodle: 'Moodle XML',
  qti: 'QTI',
  csv: 'CSV',
  json: 'JSON',
}

const ONLY_SINGLE_CHOICE = 'nur Fragen mit einer richtigen Antwort können importiert werden'

const KINDS: Record<QuestionKind, string> = {
  cloze: 'ein Lückentext',
  description: 'ein Text ohne Antworten',
  essay: 'ein Aufsatz',
  matching: 'eine Zuordnungsfrage',
  numerical: 'eine Frage nach einer Zahl',
  'short-answer': 'eine Kurzantwort',
  'true-false': 'eine Wahr-Falsch-Frage',
}

const FAULTS: Wording<Fault> = {
  'question-too-long': ({ limit }) => `die Frage ist länger als ${format.count(limit)} Zeichen`,

  'no-text': () => 'die Frage hat keinen Text',
  'text-too-long': ({ limit }) => `der Text der Frage ist länger als ${limit} Zeichen`,
  'wrong-option-count': ({ count, atLeast, atMost }) =>
    plural(count, {
      one: `hat # Antwort, braucht ${atLeast} bis ${atMost}`,
      other: `hat # Antworten, braucht ${atLeast} bis ${atMost}`,
    }),
  'blank-option': ({ option }) => `Antwort ${optionLetter(option)} hat keinen Text`,
  'bad-points': () => 'die Punkte müssen eine Zahl ab 1 sein',
  'picture-address-too-long': ({ limit }) => `die Adresse eines Bildes ist länger als ${limit} Zeichen`,

  'several-answers': () => `lässt mehrere Antworten zu: ${ONLY_SINGLE_CHOICE}`,
  'partly-right-options': () => `hat teilweise richtige Antworten: ${ONLY_SINGLE_CHOICE}`,
  'unsupported-kind': ({ kind }) => `ist ${KINDS[kind]}: ${ONLY_SINGLE_CHOICE}`,
  'unknown-type': ({ type }) => `ist vom Typ „${type}“: ${ONLY_SINGLE_CHOICE}`,

  'stray-line': () => 'weder eine Antwort noch ANSWER',
  'option-out-of-order': ({ letter, expected }) =>
    `Antwort ${letter} steht, wo Antwort ${expected} stehen sollte`,
  'no-options-and-no-answer': () => 'keine Antworten und kein ANSWER',

  'unreadable-answer': ({ answer }) =>
    `die richtige Antwort „${answer}“ ist weder Buchstabe noch Nummer einer Antwort`,
  'unclosed-quotation-mark': () => 'ein Anführungszeichen ist nicht geschlossen',

  'ends-too-early': () => 'endet zu früh: Fehlt eine } oder ist eine leere Zeile in der Frage?',
  'not-understood': ({ found }) =>
    `„${found === '\n' ? 'Zeilenumbruch' : found}“ passt hier nicht; vor ~ = # { } gehört im Text ein \\`,

  'not-well-formed': ({ said }) => `fehlerhaftes XML: ${said}`,
  'not-moodle': () => 'fehlerhaftes XML: keine Frage, wie Moodle sie schreibt',
  'not-qti': () => 'fehlerhaftes XML: keine Frage, wie QTI sie vorsieht',

  'not-json': ({ said }) => `fehlerhaftes JSON: ${said}`,
  'no-list': () => 'in diesem JSON ist keine Liste von Fragen',
  'missing-key': ({ path = 'Frage', key }) => `${path}: „${key}“ fehlt`,
  'wrong-type': ({ path = 'Frage', expected, received }) =>
    `${path}: falscher Typ, erwartet ${expected}, gefunden ${received}`,
  'not-an-integer': ({ path = 'Frage', received }) => `${path}: ${received} ist keine ganze Zahl`,
}

const PLACES: Wording<TextPlace> = {
  question: () => 'der Frage',
  option: ({ option }) => `der Antwort ${optionLetter(option)}`,
  explanation: () => 'der Erklärung',
}

const DROPPED: Record<DroppedLine, string> = {
  page: 'eine Seitenzahl',
  repeated: 'eine Zeile jeder Seite',
  heading: 'eine Überschrift oder Anweisung',
  'before-first': 'steht vor der ersten Frage',
  'after-question': 'steht hinter den Antworten',
  label: 'dafür haben Fragen keinen Platz',
  rule: 'eine Trennlinie',
}

const LOST_PICTURES: Record<LostPicture, string> = {
  wmf: 'im alten Format WMF',
  emf: 'im Format EMF',
  svg: 'im Format SVG',
  tiff: 'im Format TIFF',
  bmp: 'im Format BMP',
  chart: 'ein Diagramm',
  diagram: 'ein Schaubild (SmartArt)',
  drawing: 'eine Zeichnung aus Formen',
  object: 'ein Objekt eines anderen Programms',
  missing: 'weder in der Datei noch im Eingefügten',
  other: 'in einem unbekannten Format',
}

const LEFT_OUT: Record<LeftOutPart, string> = {
  header: 'die Kopfzeile',
  footer: 'die Fußzeile',
  comments: 'ein Kommentar',
  'hidden-text': 'verborgener Text',
  'struck-text': 'durchgestrichener Text',
  'deleted-text': 'als Änderung gelöschter Text',
}

const PUT_IN: Record<PutInPart, string> = {
  footnote: 'eine Fußnote steht in Klammern an ihrer Stelle',
  'text-box': 'der Text eines Textfelds steht unter seinem Absatz',
  'inserted-text': 'als Änderung eingefügter Text bleibt',
}

const FOREIGN_FILES: Record<ForeignFile, string> = {
  'old-word': 'Das ist eine alte Word-Datei. In Word öffnen und als .docx speichern.',
  'with-password': 'Diese Datei ist durch ein Passwort geschützt. Ohne Passwort speichern.',
  pdf: 'Das ist ein PDF. Öffnen, den Text markieren und hier einfügen.',
  'open-document': 'Das ist eine OpenDocument-Datei. Als .docx speichern oder den Text hier einfügen.',
  'rich-text': 'Das ist eine RTF-Datei. In Word öffnen und als .docx speichern.',
  presentation: 'Das ist eine Präsentation. Den Text kopieren und hier einfügen.',
  workbook: 'Das ist eine Arbeitsmappe. Die Zeilen markieren und hier einfügen oder als CSV speichern.',
  picture: 'Das ist ein Bild. Sein Text kann nicht gelesen werden.',
  archive: 'In diesem Archiv sind keine lesbaren Fragen. Entpacken und eine Datei wählen.',
  unknown: 'In dieser Datei ist kein lesbarer Text.',
}

const NOTES: Wording<ImportNote> = {
  'element-left-out': ({ element }) => `<${element}> wird weggelassen`,
  'picture-left-out': ({ of }) =>
    `ein Bild ${word(PLACES, of)} wird weggelassen: Seine Adresse ist keine vollständige mit https`,
  'only-first-picture': ({ of, count }) => `von ${count} Bildern ${word(PLACES, of)} bleibt nur das erste`,
  'feedback-left-out': ({ count }) =>
    plural(count, {
      one: '# Rückmeldung zu einer Antwort wird weggelassen',
      other: '# Rückmeldungen zu Antworten werden weggelassen',
    }),
  'partial-credit-left-out': () => 'teilweise richtige Antworten gelten als falsch',
  'line-dropped': ({ as, text }) => `„${text}“ wird weggelassen: ${DROPPED[as]}`,
  'characters-dropped': ({ count }) =>
    plural(count, { one: '# Steuerzeichen wird weggelassen', other: '# Steuerzeichen werden weggelassen' }),
  'quote-marks-dropped': () => 'die „>“ einer zitierten Mail werden weggelassen',
  'hyphen-joined': ({ text }) => `zwei Zeilen werden zu „${text}“ verbunden`,
  'maths-written': ({ source, result }) => `„${source}“ wird als Formel geschrieben: ${result}`,
  'answer-not-a-letter': () => `ANSWER ist kein einzelner Buchstabe: ${ONLY_SINGLE_CHOICE}`,
  'answer-not-an-option': ({ answer }) => `ANSWER: ${answer} ist keine der Antworten`,
  'answer-contradicts-mark': ({ answer }) =>
    `ANSWER: ${answer} widerspricht dem, was sonst markiert ist oder dasteht`,
  'key-without-question': ({ number }) => `die Lösung zu Frage ${number} gehört zu keiner Frage`,
  'part-left-out': ({ part, excerpt }) => `weggelassen: ${LEFT_OUT[part]} „${excerpt}“`,
  'part-put-in': ({ part }) => PUT_IN[part],
  'picture-lost': ({ kind }) => `ein Bild fehlt: ${LOST_PICTURES[kind]}`,
  'embedded-picture-too-large': ({ limitMb }) => `ein Bild fehlt: Es ist größer als ${limitMb} MB`,
  'formula-lost': ({ kind }) =>
    `eine Formel fehlt (${kind}): neu schreiben oder in Word in eine Gleichung umwandeln`,
  'formula-part-lost': ({ element }) => `ein Teil einer Formel wird weggelassen (<${element}>)`,
  'document-cut-off': () => 'das Dokument endet hier oder ist beschädigt; der Rest war nicht lesbar',
  'rest-left-out': ({ limit }) => `nur die ersten ${format.count(limit)} Fragen werden gelesen`,
}

const REFUSALS: Wording<ImportRefusal> = {
  'nothing-pasted': () => 'Zuerst Fragen einfügen oder eine Datei wählen.',
  'unknown-format': () => 'Das Format wurde nicht erkannt. Bitte auswählen.',
  'no-questions': ({ format }) => `In diesem Text im Format ${FORMATS[format]} sind keine Fragen.`,
  'reader-not-loaded': ({ format }) =>
    `Das Format ${FORMATS[format]} kann gerade nicht gelesen werden. Verbindung prüfen und noch einmal versuchen.`,
  'file-too-large': ({ limitMb }) => `Die Datei ist größer als ${limitMb} MB.`,
  'file-unreadable': () => 'Die Datei konnte nicht gelesen werden.',
  'foreign-file': ({ kind }) => FOREIGN_FILES[kind],
  'file-damaged': () =>
    'Die Datei ist beschädigt oder unvollständig. Neu speichern und noch einmal versuchen.',
  'no-document': () => 'In dieser Datei ist kein Dokument. Neu als .docx speichern.',
  'unpacks-too-large': ({ limitMb }) =>
    `Die Datei wird entpackt größer als ${limitMb} MB und deshalb nicht gelesen.`,
}

const ENCODINGS: Record<GuessedEncoding, string> = { 'windows-1252': 'Windows-1252' }

const HINTS: Wording<ImportHint> = {
  'encoding-guessed': ({ encoding }) =>
    `Die Datei ist nicht UTF-8 und wurde als ${ENCODINGS[encoding]} gelesen: Umlaute und Sonderzeichen prüfen.`,
}

export const exchange: Translation<typeof english> = {
  importQuestions: 'Fragen importieren',
  pasteAnything: 'Einfügen',
  untitled: 'fragen',
  exports: {
    label: 'Fragen exportieren',
    formats: {
      moodle: {
        name: 'Moodle XML',
        note: 'Für die Fragensammlung von Moodle, mit Erklärungen und Themen. Bilder als Adressen.',
      },
      gift: {
        name: 'GIFT',
        note: 'Ein Text zum Bearbeiten, für Moodle und viele Werkzeuge. Bilder als Adressen.',
      },
      'qti-2': { name: 'QTI 2.1', note: 'Ein Paket für TAO, Canvas, Inspera und andere. Ohne Themen.' },
      'qti-1': { name: 'QTI 1.2', note: 'Für Canvas, Blackboard, D2L und ältere Systeme, in einer Datei.' },
      csv: { name: 'CSV', note: 'Eine Tabelle für Excel und Sheets. Ohne feste Plätze.' },
      aiken: {
        name: 'Aiken',
        note: 'Nur Zeilen: Texte, Antworten und die richtige. Keine Punkte, Erklärungen, Bilder oder Umbrüche.',
      },
      json: { name: 'JSON', note: 'Alles, um es hier wieder zu importieren.' },
    },
  },
  cancel: 'Abbrechen',
  truth: { isTrue: 'Wahr', isFalse: 'Falsch' },

  source: {
    format: 'Format',
    detect: 'Automatisch erkennen',
    anyFormat: 'Aiken, GIFT, Moodle XML, CSV oder JSON.',
    formats: FORMATS,
    shapes: {
      plain:
        'Fragen, wie man sie schreibt: mit oder ohne Nummern, Antworten mit Buchstaben, Punkten oder ohne, die richtige markiert, darunter oder in einer Liste.',
      aiken: 'Eine Zeile mit der Frage, Zeilen mit „A. …“ bis „D. …“ und eine Zeile „ANSWER: B“.',
      gift: 'GIFT von Moodle: „Frage? {=richtig ~falsch ~falsch ~falsch}“, mit einer leeren Zeile zwischen den Fragen.',
      moodle:
        'Moodle XML, wie die Fragensammlung von Moodle es exportiert. Multiple-Choice mit einer richtigen Antwort.',
      qti: 'QTI 1.2, 2.1, 2.2 oder 3.0, aus Canvas, Blackboard, Respondus oder TAO. Fragen mit einer richtigen Antwort.',
      csv: 'Eine Frage pro Zeile: Text, Antwort A, B, C, D, richtiger Buchstabe oder Nummer, Punkte, Bildadresse.',
      json: 'Eine Datei, die hier als JSON exportiert wurde.',
    },
    questions: 'Fragen',
    placeholder: 'Fragen hier einfügen oder eine Datei hierher ziehen.',
    looksLike: (format) => `Sieht nach ${FORMATS[format]} aus.`,
    chooseFile: 'Datei wählen',
    nothingAddedYet: 'Nichts wird hinzugefügt, bevor es zu sehen war.',
    refusal: (refusal) => word(REFUSALS, refusal),
    preview: 'Fragen ansehen',
  },

  reading: {
    label: 'Fragen werden gelesen',
    starting: 'Wird gelesen …',
    progress: (done, total) => `Frage ${done} von ${total} wird gelesen`,
  },

  preview: {
    summary: (found, ready, format) => {
      const all = plural(found, {
        one: `# Frage gefunden, gelesen als ${FORMATS[format]}.`,
        other: `# Fragen gefunden, gelesen als ${FORMATS[format]}.`,
      })
      return ready === found
        ? `${all} Alle können hinzugefügt werden.`
        : `${all} Hinzufügen lassen sich ${ready}, nicht aber ${found - ready}.`
    },
    hint: (hint) => word(HINTS, hint),
    range: (from, to, total) => `${from}–${to} von ${total}`,
    faulty: {
      title: (count) => `Probleme (${count})`,
      previous: 'Vorige Probleme',
      next: 'Nächste Probleme',
    },
    ready: {
      title: (count) => `Bereit (${count})`,
      previous: 'Vorige Fragen',
      next: 'Nächste Fragen',
    },
    question: (number) => `Frage ${number}`,
    points: (points) => plural(points, { one: '# Punkt', other: '# Punkte' }),
    pictures: (count) => plural(count, { one: '# Bild', other: '# Bilder' }),
    correct: 'Richtig',
    problem: (problem) =>
      problem.line === undefined ? word(FAULTS, problem) : `Zeile ${problem.line}: ${word(FAULTS, problem)}`,
    note: (note) => word(NOTES, note),
    leaveOut: (count) =>
      plural(count, {
        one: 'Die Frage mit Problemen weglassen',
        other: 'Die # Fragen mit Problemen weglassen',
      }),
    back: 'Zurück',
    add: (count) => plural(count, { one: '# Frage hinzufügen', other: '# Fragen hinzufügen' }),
  },
}
