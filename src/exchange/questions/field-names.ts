/*
 * What columns of a table and fields of JSON are called, in the languages of the interface, in French, and in the templates
 * of games. A name is compared without case, brackets and advice; see `plainName`.
 */

const LETTERS = '[a-z]|\\d|1\\d|2[0-6]|[أابجدهو]|[कखगघङ]'

const whole = (...names: readonly string[]) => new RegExp(`^(?:${names.join('|')})$`, 'u')

export const TEXT = whole(
  'question',
  'questions',
  'question text',
  'question prompt',
  'question stem',
  'prompt',
  'text',
  'stem',
  'fragen?',
  'fragetext',
  'aufgaben?',
  'énoncé',
  'texte de la question',
  'preguntas?',
  'enunciado',
  'texto de la pregunta',
  'प्रश्न',
  'सवाल',
  'السؤال',
  'سؤال',
  'نص السؤال',
)

/** In French an option is called as the answer is: "réponse A". */
export const OPTION = new RegExp(
  `^(?:(?:answer |answer|option|choice|alternative|antwort|auswahl|option|choix|réponse|proposition|opción|respuesta|alternativa|विकल्प|الخيار|خيار|الإجابة|الاختيار)(?: option| choice)? ?(?:${LETTERS})|[a-z])$`,
  'u',
)

export const WRONG_OPTION =
  /^(?:incorrect|wrong|false|falsche|mauvaise|incorrecta)(?: (?:answer|option|choice|antwort|réponse|respuesta))? ?\d{0,2}$|^(?:respuesta incorrecta|réponse fausse|distractor|distraktor) ?\d{0,2}$/u

export const ANSWER = whole(
  'correct',
  '(?:the )?(?:correct|right) (?:answer|answers|option|options|choice|letter|response)',
  'correct (?:answer |option )?(?:index|number|no)',
  'answers?',
  'answer (?:key|index|letter|number)',
  'key',
  'solution',
  'richtig',
  'richtige (?:antwort|lösung)',
  'lösung',
  'antwort',
  '(?:bonne|vraie) réponse',
  'réponse(?: correcte| juste)?',
  '(?:respuesta|opción) correcta',
  'correcta',
  'respuesta',
  'clave',
  'solución',
  'सही (?:उत्तर|विकल्प|जवाब)',
  'उत्तर',
  'الإجابة(?: الصحيحة)?',
  'الجواب(?: الصحيح)?',
  'الخيار الصحيح',
)

export const POINTS = whole(
  'points?',
  'marks?',
  'score',
  'punkte?',
  'barème',
  'puntos?',
  'puntaje',
  'puntuación',
  'अंक',
  'النقاط',
  'الدرجات?',
  'الدرجة',
)

export const EXPLANATION = whole(
  '(?:answer |general |question )?(?:explanation|feedback|rationale)',
  'reason',
  'erklärung',
  'begründung',
  'explication',
  'explicación',
  'retroalimentación',
  'justificación',
  'व्याख्या',
  'الشرح',
  'التوضيح',
  'التفسير',
)

export const TOPIC = whole(
  'topic',
  'category',
  'subject',
  'chapter',
  'unit',
  'thema',
  'kategorie',
  'fach',
  'thème',
  'catégorie',
  'tema',
  'categoría',
  'विषय',
  'الموضوع',
  'الفئة',
)

export const IMAGE = whole(
  '(?:question )?(?:image|picture)(?: url| link| address)?',
  'media(?: url| link)?',
  'bild(?:adresse)?',
  'imagen',
  'चित्र',
  'الصورة',
)

export const IMAGE_ALT = /^(image|picture) (alt|description|text)$|^alt( text)?$/

export const PINNED = /^pinned(?: question)?$/
export const PINNED_OPTIONS = /^pinned options$/

export const KIND = whole('(?:question |item )?(?:type|kind)', 'fragetyp', 'typ', 'tipo(?: de pregunta)?')

/** The key of a number: its value, how far off an answer may be, its unit, and how many significant figures it needs. */
export const VALUE = whole('(?:correct |right )?value', 'wert', 'valor', 'मान', 'القيمة')
export const TOLERANCE = whole('tolerance', 'toleranz', 'tolerancia', 'सहनशीलता', 'السماحية')
export const VALUE_UNIT = whole('value unit', 'unit of (?:the )?value', 'einheit', 'unidad', 'इकाई', 'الوحدة')
export const FIGURES = whole('(?:significant )?figures', 'signifikante stellen', 'cifras significativas')
export const TELLS_COUNT = /^tells count$/

/** Kinds that have no options to choose among, as the templates name them. */
export const OTHER_KIND =
  /fill|blank|short|open|essay|poll|draw|match|numeric|cloze|type|order|hotspot|slide/i

/** Columns whose loss changes no question. */
export const HARMLESS = whole(
  '#',
  '(?:question |item |row |q )?(?:id|uuid|no|nr|num|number|index|order|position|#)',
  's ?no',
  'sr ?no',
  'time(?: limit)?(?: in)?(?: sec| secs| seconds)?',
  '(?:time )?(?:seconds|duration|timer)',
  'temps',
  'zeit(?:limit)?',
  'tiempo(?: límite)?',
  'date',
  '(?:created|updated|modified|last modified)(?: at| by| on)?',
  'author',
  'teacher',
  'source',
  'lang',
  'language',
  'sprache',
  'difficulty',
  'level',
  'schwierigkeit',
  'niveau',
  'dificultad',
  'nivel',
  'grade',
  'class',
  'status',
  'standard',
  'bloom(?: level)?',
  'tags?',
  'version',
)

/** "Answer 3\n(Optional)" is "answer 3", "Question - max 120 characters" is "question". */
export const plainName = (cell: string) =>
  cell
    .slice(0, 200)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, ' ')
    .replace(/\s[-–—]\s.*$/su, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .replace(/[\s:*?؟.]+$/u, '')
    .trim()
