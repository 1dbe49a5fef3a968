import type {
  DroppedLine,
  Fault,
  ForeignFile,
  ImportHint,
  ImportNote,
  ImportRefusal,
  KeyPlace,
  QuestionKind,
  TextPlace,
} from '../../domain/exchange/import-problem.ts'
import type { SourceOrigin } from '../../domain/exchange/import-reading.ts'
import type { LeftOutPart, LostPicture, PutInPart } from '../../domain/exchange/office-note.ts'
import type { GuessedEncoding, QuestionFormat } from '../../domain/exchange/question-formats.ts'
import { optionLetter } from '../../domain/kinds/choice/shape.ts'
import type { exchange as english } from '../en/exchange.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'

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
  'true-false': 'eine Richtig-Falsch-Frage',
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

const quoted = (names: readonly string[]) => names.map((name) => `„${name}“`).join(', ')

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
  'in-sheet': 'in einer Tabelle: bei der Frage einfügen',
  'in-pdf': 'in einem PDF: bei der Frage einfügen',
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
  pdf: 'PDF-Dateien können hier nicht gelesen werden. Öffnen, den Text markieren und hier einfügen.',
  'open-document':
    'Diese OpenDocument-Datei ist weder ein Text noch eine Tabelle. Den Text kopieren und hier einfügen.',
  'rich-text': 'Das ist eine RTF-Datei. In Word öffnen und als .docx speichern.',
  presentation: 'Das ist eine Präsentation. Den Text kopieren und hier einfügen.',
  workbook:
    'Das ist eine alte Arbeitsmappe. Als .xlsx speichern oder die Zeilen markieren und hier einfügen.',
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
  'tolerance-assumed': ({ percent }) =>
    `der Text sagt nicht, wie weit eine Antwort danebenliegen darf: bis ${percent} %`,
  'partial-credit-left-out': () => 'teilweise richtige Antworten gelten als falsch',
  'fields-left-out': ({ names }) => `der Text unter ${quoted(names)} fehlt hier`,
  'fields-not-needed': ({ names }) => `nicht gebraucht: ${quoted(names)}`,
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
  'table-lost': () => 'eine Tabelle wird als einzelne Zeilen gelesen: als Bild einfügen oder kleiner machen',
  'document-cut-off': () => 'das Dokument endet hier oder ist beschädigt; der Rest war nicht lesbar',
  'cell-without-value': ({ cell }) =>
    `die Zelle ${cell} hat in der Datei keinen Wert: in Excel öffnen, speichern und noch einmal wählen`,
  'columns-left-out': ({ limit }) => `nur die ersten ${format.count(limit)} Spalten werden gelesen`,
  'sheet-left-out': ({ name }) =>
    `das Blatt „${name}“ wird nicht gelesen; hat es Fragen, die Zeilen kopieren und hier einfügen`,
  'pages-left-out': ({ limit }) => `nur die ersten ${format.count(limit)} Seiten werden gelesen`,
  'signs-lost': ({ count }) =>
    plural(count, {
      one: '# Zeichen ist nicht lesbar, weil die Datei nicht sagt, welches es ist',
      other: '# Zeichen sind nicht lesbar, weil die Datei nicht sagt, welche es sind',
    }),
  'rest-left-out': ({ limit }) => `nur die ersten ${format.count(limit)} Fragen werden gelesen`,
  'lines-left-out': ({ limit }) => `nur die ersten ${format.count(limit)} Zeilen werden gelesen`,
  'gap-left': () => 'im Text steht [?], wo sich etwas nicht lesen ließ',
}

const REFUSALS: Wording<ImportRefusal> = {
  'nothing-pasted': () => 'Zuerst Fragen einfügen oder eine Datei wählen.',
  'unknown-format': () =>
    'In diesem Text wurden keine Fragen erkannt. Das Format auswählen, oder die Fragen schreiben wie im Beispiel.',
  'no-questions': ({ format }) => `In diesem Text im Format ${FORMATS[format]} sind keine Fragen.`,
  'reader-not-loaded': () =>
    'Der Text kann gerade nicht gelesen werden. Verbindung prüfen und noch einmal lesen.',
  'reading-failed': () =>
    'Der Text konnte durch einen Fehler von uns nicht gelesen werden. Ändern oder noch einmal lesen.',
  'reading-stopped': () => 'Das Lesen wurde angehalten.',
  'only-pictures-pasted': () =>
    'Eingefügt wurde nur ein Bild, ohne Text. Bitte im Editor bei der Frage einfügen, zu der es gehört.',
  'file-too-large': ({ limitMb }) => `Die Datei ist größer als ${limitMb} MB.`,
  'file-unreadable': () => 'Die Datei konnte nicht gelesen werden.',
  'file-empty': () => 'Diese Datei ist leer.',
  'foreign-file': ({ kind }) => FOREIGN_FILES[kind],
  'file-damaged': () =>
    'Die Datei ist beschädigt oder unvollständig. Neu speichern und noch einmal versuchen.',
  'no-document': () => 'In dieser Datei ist kein Dokument. Neu als .docx oder .odt speichern.',
  'no-rows': () => 'In dieser Arbeitsmappe sind keine Zeilen.',
  'no-text-in-pdf': () =>
    'Dieses PDF besteht aus Bildern von Seiten, wie ein Scanner sie macht. Sein Text kann nicht gelesen werden.',
  'unpacks-too-large': ({ limitMb }) =>
    `Die Datei wird entpackt größer als ${limitMb} MB und deshalb nicht gelesen.`,
}

const ENCODINGS: Record<GuessedEncoding, string> = { 'windows-1252': 'Windows-1252' }

const HINTS: Wording<ImportHint> = {
  'encoding-guessed': ({ encoding }) =>
    `Die Datei ist nicht UTF-8 und wurde als ${ENCODINGS[encoding]} gelesen: Umlaute und Sonderzeichen prüfen.`,
}

const SHAPES: Record<QuestionFormat, string> = {
  plain:
    'Fragen, wie man sie schreibt: mit oder ohne Nummern, Antworten mit Buchstaben, Punkten oder ohne, die richtige markiert, darunter oder in einer Liste.',
  aiken: 'Eine Zeile mit der Frage, Zeilen mit „A. …“ bis „D. …“ und eine Zeile „ANSWER: B“.',
  gift: 'GIFT von Moodle: „Frage? {=richtig ~falsch ~falsch ~falsch}“, mit einer leeren Zeile zwischen den Fragen.',
  moodle:
    'Moodle XML, wie die Fragensammlung von Moodle es exportiert. Multiple-Choice mit einer richtigen Antwort.',
  qti: 'QTI 1.2, 2.1, 2.2 oder 3.0, aus Canvas, Blackboard, Respondus oder TAO. Fragen mit einer richtigen Antwort.',
  csv: 'Eine Frage pro Zeile: Text, Antwort A, B, C, D, richtiger Buchstabe oder Nummer, Punkte, Bildadresse.',
  json: 'Eine Datei, die hier als JSON exportiert wurde.',
}

const ORIGINS: Record<SourceOrigin, string> = {
  word: ' aus Word',
  docs: ' aus Google Docs',
  web: ' von einer Webseite',
  sheet: ' aus einer Tabelle',
  file: '',
  text: '',
}

const KEY_PLACES: Record<KeyPlace, string> = {
  marks: 'richtige Antworten markiert',
  'answer-lines': 'Lösung unter jeder Frage',
  list: 'Lösungen am Ende',
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
      'qti-2': {
        name: 'QTI 2.1',
        note: 'Ein Paket für TAO, Canvas, Inspera und andere. Eine fest stehende Frage verliert ihren Platz.',
      },
      'qti-1': { name: 'QTI 1.2', note: 'Für Canvas, Blackboard, D2L und ältere Systeme, in einer Datei.' },
      csv: { name: 'CSV', note: 'Eine Tabelle für Excel und Sheets.' },
      aiken: {
        name: 'Aiken',
        note: 'Nur Zeilen: Texte, Antworten und die richtige. Keine Punkte, Erklärungen, Bilder oder Umbrüche.',
      },
      json: { name: 'JSON', note: 'Alles, um es hier wieder zu importieren.' },
    },
  },
  cancel: 'Abbrechen',

  source: {
    formats: FORMATS,
    shapes: SHAPES,
    refusal: (refusal) => word(REFUSALS, refusal),
  },

  preview: {
    hint: (hint) => word(HINTS, hint),
    question: (number) => `Frage ${number}`,
    points: (points) => plural(points, { one: '# Punkt', other: '# Punkte' }),
    problem: (problem) =>
      problem.line === undefined ? word(FAULTS, problem) : `Zeile ${problem.line}: ${word(FAULTS, problem)}`,
    note: (note) => word(NOTES, note),
    add: (count) => plural(count, { one: '# Frage hinzufügen', other: '# Fragen hinzufügen' }),
  },

  paste: {
    into: (quiz) => `in ${quiz}`,
    back: 'Zurück zur Prüfung',
    loading: 'Wird geladen …',

    drop: {
      heading: 'Datei ablegen oder Fragen einfügen',
      note: 'Formeln und Bilder kommen mit. Nichts wird hinzugefügt, bevor es zu sehen war.',
      kinds: [
        'Word-Datei (.docx)',
        'LibreOffice-Datei (.odt)',
        'PDF-Datei',
        'Excel-Tabelle (.xlsx)',
        'Aiken',
        'GIFT',
        'Moodle XML',
      ],
      another: 'Eine andere Datei hier ablegen ersetzt den Text.',
      choose: 'Datei wählen',
      chooseAnother: 'Andere Datei wählen',
      orPress: 'oder',
      keys: ['Strg', 'V'],
    },

    text: {
      heading: 'Der Text',
      placeholder: '1. Was macht eine Linse?\na) Sie bricht Licht\n*b) …\n\nLösungen: 1a',
      hint: 'Änderungen am Text wirken sofort auf die Fragen.',
      tooLong: 'Der Text ist zu lang, um ihn hier zu ändern. Die Datei ändern und noch einmal wählen.',
      again: 'Von vorn',
      lostPictures: (count) =>
        plural(count, {
          one: '# Bild ist weg, weil die Seite neu geladen wurde. Mit der Datei kommt es wieder.',
          other: '# Bilder sind weg, weil die Seite neu geladen wurde. Mit der Datei kommen sie wieder.',
        }),
      readAgain: 'Erneut lesen',
      show: 'Text zeigen',
      hide: 'Text verbergen',
      dropped: 'Gestreifte Zeilen gehören zu keiner Frage.',
    },

    readAs: {
      badge: (format, origin, keyPlace) =>
        `Gelesen als: ${FORMATS[format]}${ORIGINS[origin]}${keyPlace ? `, ${KEY_PLACES[keyPlace]}` : ''}`,
      change: 'Anders lesen',
      label: 'Format',
      recognise: 'Automatisch erkennen',
    },

    reading: {
      label: 'Fragen werden gelesen',
      starting: 'Wird gelesen …',
      progress: (done, total) => `${format.count(done)} von ${format.count(total)} gelesen`,
      stop: 'Anhalten',
    },

    found: {
      heading: (count) => plural(count, { one: '# Frage gefunden', other: '# Fragen gefunden' }),
      show: 'Anzeigen',
      all: 'Alle',
      inNeed: 'Offen',
      nobody: 'Hier ist nichts mehr offen.',
      counts: ({ ready, key, choice, loss, fault, leftOut, added }) =>
        [
          `${ready} bereit`,
          key > 0 && `${key} ohne Lösung`,
          choice > 0 && plural(choice, { one: '# nicht eindeutig', other: '# nicht eindeutig' }),
          loss > 0 && plural(loss, { one: '# mit Verlust', other: '# mit Verlusten' }),
          fault > 0 && plural(fault, { one: '# mit Problem', other: '# mit Problemen' }),
          leftOut > 0 && `${leftOut} weggelassen`,
          added > 0 && `${added} hinzugefügt`,
        ]
          .filter(Boolean)
          .join(' · '),
      next: 'Zur nächsten',
      changes: (count) =>
        plural(count, {
          one: '# Stelle weggelassen oder geändert',
          other: '# Stellen weggelassen oder geändert',
        }),
      line: (line) => `Zeile ${line}`,
      dropped: (dropped, lines) =>
        `${format.count(dropped)} von ${format.count(lines)} Zeilen gehören zu keiner Frage.`,
      showDropped: 'Zeilen zeigen',
      join: (question) => `Zu Frage ${question} nehmen`,
      joined: (line, question) => `Zeile ${line} gehört jetzt zu Frage ${question}.`,
    },

    item: {
      edit: (number) => `Frage ${number} bearbeiten`,
      states: {
        ready: 'Bereit',
        key: 'Ohne Lösung',
        choice: 'Nicht eindeutig',
        loss: 'Etwas fehlt',
        fault: 'Mit Problem',
        leftOut: 'Weggelassen',
        added: 'Hinzugefügt',
      },
      right: 'Richtig',
      points: (points) => plural(points, { one: '# Punkt', other: '# Punkte' }),
      explanation: 'Erklärung',
      whichIsRight: 'Welche ist richtig?',
      noKey: (from, to) =>
        from === undefined || to === undefined
          ? 'Der Text nennt keine Lösung.'
          : from === to
            ? `Zeile ${from} nennt keine Lösung.`
            : `Zeilen ${from}–${to} nennen keine Lösung.`,
      marked: (letters) => `Im Text sind ${letters.join(', ')} markiert.`,
      tap: (letter) => `${letter} ist richtig`,
      youSaid: (letter) => `Gewählt: ${letter}.`,
      change: 'Ändern',
      lost: 'Von dieser Frage ist etwas verloren gegangen:',
      asItIs: 'So hinzufügen',
      alike: (count) =>
        plural(count, {
          one: 'Diese und # weitere so hinzufügen',
          other: 'Diese und # weitere so hinzufügen',
        }),
      editText: 'Text ändern',
      accepted: 'Sie wird so hinzugefügt.',
      twoWays: 'Das lässt sich auf zwei Arten lesen.',
      readings: ['So lesen', 'Oder so'],
      youChose: 'Gewählt.',
      showLines: 'Zeilen zeigen',
      leaveOut: 'Weglassen',
      takeBack: 'Doch aufnehmen',
      leftOut: 'Diese Frage wird nicht hinzugefügt.',
      picture: 'Bild aus der Datei',
    },

    status: {
      answered: (number, letter, left) =>
        left > 0
          ? `Frage ${number}: ${letter}. Noch ${left} offen.`
          : `Frage ${number}: ${letter}. Alle sind bereit.`,
    },

    adding: {
      description: (count, fileName) => {
        const questions = plural(count, { one: '# Frage', other: '# Fragen' })
        return fileName ? `${questions} aus ${fileName}` : questions
      },
      keylessToo: (count) =>
        plural(count, {
          one: 'Auch die # ohne Lösung hinzufügen; Lösung später im Editor wählen',
          other: 'Auch die # ohne Lösung hinzufügen; Lösungen später im Editor wählen',
        }),
      uploading: (done, total) => `${done} von ${plural(total, { one: '# Bild', other: '# Bildern' })}`,
      failed: (count, total) =>
        `${count} von ${plural(total, { one: '# Bild', other: '# Bildern' })} nicht hochgeladen. Noch ist nichts hinzugefügt.`,
      unnamed: (number) => `Bild ${number}`,
      lost: 'weg, weil die Seite neu geladen wurde',
      again: 'Erneut versuchen',
      without: (count) =>
        plural(count, { one: 'Ohne dieses Bild hinzufügen', other: 'Ohne diese Bilder hinzufügen' }),
    },

    startingAgain: {
      title: 'Von vorn beginnen?',
      message: 'Der Text und die Antworten dazu werden verworfen.',
      confirm: 'Von vorn',
    },
  },
}
