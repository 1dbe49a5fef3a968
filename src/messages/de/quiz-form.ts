import type { UploadProblem } from '../../domain/authoring/draft/quiz-draft-errors.ts'
import type { SaveStatus } from '../../domain/authoring/draft/save-status.ts'
import type { EditorStep } from '../../domain/authoring/editor-step.ts'
import { optionLetter } from '../../domain/kinds/choice/shape.ts'
import { wallDate, wallTime } from '../../domain/lib/time.ts'
import type { quizForm as english } from '../en/quiz-form.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { failures } from './failures.ts'

const UPLOAD_PROBLEMS: Wording<UploadProblem> = {
  'wrong-type': () => 'Möglich sind PNG, JPEG, WebP, GIF und AVIF',
  empty: () => 'Diese Datei ist leer',
  'too-large': ({ limitMb }) => `Dieses Bild ist größer als ${limitMb} MB`,
  'too-large-for-server': () => 'Dieses Bild ist zu groß für den Server',
  'no-cookie': () =>
    'Dieser Browser hält das Cookie zurück, das zum Hochladen nötig ist. Cookies für diese Website erlauben oder eine Bildadresse angeben.',
  refused: ({ reason }) =>
    reason.code === 'unknown' ? 'Das Hochladen hat nicht geklappt' : failures.reason(reason, 'upload-image'),
}

const STATUS: Wording<SaveStatus> = {
  nothing: () => '',
  saving: () => 'wird gespeichert …',
  failed: () => 'Nicht gespeichert.',
  saved: ({ at }) => `gespeichert ${wallTime(at)}`,
  'on-device': ({ at }) => `Entwurf nur auf diesem Gerät, ${wallTime(at)}`,
  'not-kept': () => 'Nicht gespeichert: Dieses Gerät nimmt nichts mehr auf.',
}

const pointsText = (points: number) => plural(points, { one: '# Punkt', other: '# Punkte' })

/** '4. März, 10:00 – 18:00', und mit dem Tag des Endes, wenn es ein anderer ist. */
function whenText(starts: number, ends: number): string {
  if (Number.isNaN(ends)) return format.moment(starts)
  const end = wallDate(starts) === wallDate(ends) ? format.time(ends) : format.moment(ends)
  return `${format.moment(starts)} – ${end}`
}

const STEPS: Wording<EditorStep> = {
  'option-removed': ({ option, wasKey }) => {
    const removed = `Antwort ${optionLetter(option)} ist entfernt.`
    return wasKey ? `${removed} Sie war die richtige: bitte eine andere wählen.` : removed
  },
  'options-filled': ({ count }) =>
    plural(count, { one: '# Zeile ist jetzt eine Antwort.', other: '# Zeilen sind jetzt Antworten.' }),
  'options-left-out': ({ count }) =>
    plural(count, { one: '# leere Antwort ist weggelassen.', other: '# leere Antworten sind weggelassen.' }),
  'number-dropped': ({ number }) => `Die Nummer „${number}“ ist weggelassen.`,
}

export const quizForm: Translation<typeof english> = {
  room: {
    back: 'Zurück zur Verwaltung',
    draft: 'Entwurf',
    draftNote: 'Lernende sehen diese Prüfung noch nicht. Das ändert „Prüfung speichern“.',
    test: 'Prüfung testen',
    testLater: 'Zuerst speichern: Getestet wird die gespeicherte Prüfung',
    undo: 'Letzte Änderung rückgängig machen',
    redo: 'Letzte Änderung wiederholen',
    view: 'Ansicht',
    questions: (count) => `Fragen (${count})`,
    write: 'Schreiben',
    preview: 'Vorschau',
    untitled: 'Prüfung ohne Titel',
  },
  status: (status) => word(STATUS, status),
  tryAgain: 'Erneut versuchen',
  keys: [
    { keys: ['Strg', 'Enter'], does: 'weiter' },
    { keys: ['Strg', 'S'], does: 'speichern' },
    { keys: ['Strg', 'M'], does: 'Formel' },
  ],
  list: {
    label: 'Alle Fragen',
    keyMissing: 'Lösung?',
    altMissing: 'Das Bild hat keine Beschreibung',
    reorder: 'Fragen umordnen',
    beingWritten: 'in Arbeit',
    emptyNote: 'Die erste schreiben oder eine ganze Arbeit einfügen.',
  },
  haveThem: (strong) => [
    strong('Schon vorhanden?'),
    ' Aiken, GIFT, Moodle XML, CSV oder JSON einfügen oder hierher ziehen.',
  ],
  create: { title: 'Neue Prüfung erstellen', save: 'Prüfung erstellen', busy: 'Wird erstellt …' },
  edit: { title: 'Prüfung bearbeiten', save: 'Prüfung speichern', busy: 'Wird gespeichert …' },
  draft: { save: 'Als Entwurf speichern', busy: 'Wird gespeichert …' },
  running: (count) =>
    plural(count, {
      one: '# Person arbeitet gerade daran und behält die Fragen, mit denen sie begonnen hat.',
      other: '# Lernende arbeiten gerade daran: Sie behalten die Fragen, mit denen sie begonnen haben.',
    }),
  outdated:
    'Diese Prüfung wurde nach dem Öffnen anderswo gespeichert. Nichts wird ersetzt, bevor du beide Fassungen gesehen hast.',
  cancel: 'Abbrechen',
  details: {
    heading: 'Angaben zur Prüfung',
    title: 'Titel der Prüfung',
    duration: 'Dauer (Minuten)',
    capped: (minutes) => `Länger, als die Prüfung offen ist: Lernende haben höchstens ${minutes} Min.`,
    description: 'Beschreibung',
    descriptionHint: 'Ein Satz, den Lernende auf der Karte lesen',
    required: 'Alle fünf Angaben werden gebraucht.',
    startTime: 'Beginn',
    endTime: 'Ende',
    suggested: 'Ein Vorschlag, der sich ändern lässt.',
    localTime: (instant) => `Eigene Ortszeit (${format.zone(instant)})`,
    summary: ({ duration, starts, ends, unkeyed, isSuggested }) =>
      [
        duration && `${duration} Minuten`,
        Number.isNaN(starts) ? '' : whenText(starts, ends),
        unkeyed > 0 && plural(unkeyed, { one: '# Frage ohne Lösung', other: '# Fragen ohne Lösung' }),
        isSuggested && 'teils vorgeschlagen',
      ]
        .filter(Boolean)
        .join(' · '),
  },
  more: {
    title: 'Mehr',
    review: {
      submitted: 'Antworten gleich sichtbar',
      'quiz-ended': 'Antworten nach dem Ende der Prüfung sichtbar',
      at: 'Antworten ab einem Zeitpunkt sichtbar',
    },
    practice: 'mit Üben',
    mixed: 'gemischt',
    inOrder: 'für alle gleiche Reihenfolge',
  },
  review: {
    label: 'Lösungen werden gezeigt',
    choices: {
      submitted: 'Sofort',
      'quiz-ended': 'Wenn die Prüfung endet',
      at: 'Ab einem Zeitpunkt',
    },
    time: 'Lösungen werden gezeigt ab',
    early: 'Wer die Prüfung an einem späteren Termin macht, kann die Lösungen schon von anderen erfahren.',
    wait: 'Erst am Ende der Prüfung zeigen',
  },
  practice: {
    label: 'Übung',
    choices: {
      none: 'Keine Übung',
      'signed-in': 'Für Angemeldete',
      public: 'Für alle',
    },
    hints: {
      none: '',
      'signed-in': 'Sobald die Prüfung beendet ist und ihre Lösungen gezeigt werden.',
      public:
        'Ohne Konto: Alle können die Fragen und die Lösungen lesen, auf jeder Seite, die diese Prüfung zeigt. Niemand kann sie mehr für eine Note machen: nie für Fragen einer Prüfung wählen, die noch kommt.',
    },
  },
  paper: {
    legend: 'Prüfungsbogen je Person',
    shuffleQuestions: 'Fragen mischen',
    shuffleOptions: 'Antworten mischen',
    draw: 'Fragen pro Person',
    drawHint: (count) =>
      `Gezogen aus den ${format.count(count)} dieser Prüfung; Fragen mit festem Platz sind immer dabei. Leer: alle.`,
  },
  questions: {
    title: 'Fragen',
    heading: (count) => `Fragen (${count})`,
    previous: 'Vorige Frage',
    next: 'Nächste Frage',
    page: (page, count) => `Seite ${page} von ${count}`,
    add: 'Neue Frage hinzufügen',
    empty: 'Noch keine Fragen',
    deleted: (number) => `Frage ${number} gelöscht`,
    undo: 'Rückgängig',
  },
  order: {
    drag: 'Zum Verschieben ziehen',
    up: (number) => `Frage ${number} nach oben`,
    down: (number) => `Frage ${number} nach unten`,
    moved: (to, count) => `Frage steht jetzt an Stelle ${to} von ${count}`,
  },
  question: {
    title: (number) => `Frage ${number}`,
    heading: (number, points, strong) => [strong(`Frage ${number}`), ` · ${pointsText(points)}`],
    points: pointsText,
    edit: 'Frage bearbeiten',
    duplicate: 'Frage duplizieren',
    delete: 'Frage löschen',
    noText: 'Noch kein Text',
    picture: (number) => `Bild zu Frage ${number}`,
    optionPicture: (letter) => `Bild zu Antwort ${letter}`,
  },
  editor: {
    newQuestion: 'Neue Frage',
    editQuestion: (number) => `Frage ${number} bearbeiten`,
    text: 'Text der Frage',
    image: 'Bildadresse der Frage',
    options: 'Antworten',
    points: 'Punkte',
    pin: 'Behält ihren Platz und wird immer gestellt',
    add: 'Frage hinzufügen',
    update: 'Frage übernehmen',
    cancel: 'Abbrechen',
    kind: 'Multiple-Choice',
    notSent: 'Die Frage wird gesendet, wenn die Prüfung gespeichert wird.',
    optionsHint:
      '– der Buchstabe markiert die richtige; Enter führt zur nächsten; eingefügte Zeilen füllen alle',
    explanation: 'Erklärung',
    explanationHint: '– nach der Abgabe zu sehen',
    topic: 'Thema',
  },
  palette: {
    label: 'Formeln',
    greek: 'Griechische Buchstaben',
    all: 'Alle …',
    names: {
      fraction: 'Bruch',
      power: 'Potenz',
      index: 'Index',
      root: 'Wurzel',
      vector: 'Vektor',
      delta: 'Delta',
      tens: 'Zehnerpotenzen',
      degrees: 'Grad',
      units: 'Einheiten',
      integral: 'Integral',
      sum: 'Summe',
    },
  },
  picture: {
    typed: 'Adresse, oder Bild einfügen oder hierher ziehen',
    chooseFor: 'Bild hochladen, Frage',
    remove: 'Entfernen',
    alt: 'Was auf dem Bild ist',
    altHint: '(wird allen vorgelesen, die es nicht sehen können)',
    altMissing: 'Dieses Bild hat keine Beschreibung',
    altFor: (letter) => `Was auf dem Bild ist, Antwort ${letter}`,
  },
  preview: {
    label: 'Vorschau',
    widths: { phone: 'Handy', wide: 'Breit' },
    question: (number, count) => `Frage ${number} von ${count}`,
    clock: (minutes) => `${minutes.padStart(2, '0')}:00`,
  },
  option: {
    text: (letter) => `Antwort ${letter}`,
    correct: 'Richtig',
    correctFor: (letter) => `Richtig: Antwort ${letter}`,
    pin: 'Fester Platz',
    pinFor: (letter) => `Fester Platz, Antwort ${letter}`,
    image: 'Bildadresse',
    imageFor: (letter) => `Bildadresse, Antwort ${letter}`,
    upload: 'Hochladen',
    uploading: 'Wird hochgeladen …',
    uploadFor: (letter) => `Bild hochladen, Antwort ${letter}`,
    add: 'Antwort hinzufügen',
    remove: (letter) => `Antwort ${letter} entfernen`,
    leaveOut: (count) =>
      plural(count, { one: 'Die leere Antwort weglassen', other: 'Die # leeren Antworten weglassen' }),
    trueFalse: 'Richtig oder falsch',
    truth: ['Richtig', 'Falsch'],
  },
  step: (step) => word(STEPS, step),
  uploadProblem: (problem) => word(UPLOAD_PROBLEMS, problem),
}
