/*
 * The words by which papers say what a line is, in the languages that teachers paste. Each list is one alternative of a regular
 * expression: longer words come before their own beginnings.
 */

const oneOf = (...words: string[]) => words.join('|')

/** What stands before the number of a question. */
export const QUESTION_WORDS = oneOf(
  'question no\\.?|question number|questions?|ques|quest|q|problem|item|exercise',
  'frage nr\\.?|frage|aufgabe|aufg',
  'exercice|pregunta|preg|ejercicio|cuestión|domanda|pergunta|questão|vraag|soru|pytanie|вопрос',
  'السؤال|سؤال|प्रश्न|प्र',
)

/** What may stand between such a word and the number. */
export const NUMBER_WORDS = oneOf('nr|no|n\\.?[°º]|№|núm|número|numéro|nummer|number|رقم|संख्या|सं|क्रमांक')

/** What names the right option. */
export const ANSWER_WORDS = oneOf(
  'correct answers?|right answers?|correct options?|correct choice|the answer|answers?|ans|correct|key',
  'richtige antwort|richtig(?:e lösung)? ist|antworten|antwort',
  'bonne réponse|réponse correcte|réponse|respuesta correcta|respuesta|risposta corretta|risposta',
  'resposta correta|resposta|juiste antwoord|antwoord|doğru cevap|cevap|правильный ответ|ответ',
  'الإجابة الصحيحة|الجواب الصحيح|الإجابة|الاجابة|الجواب|सही उत्तर|उत्तर|正确答案|答案|正解',
)

/** Ambiguous: an answer if what follows names an option. */
export const SOLUTION_WORDS = oneOf(
  'detailed solution|solution|soln|sol|lösungsweg|musterlösung|lösung|solución|soluzione|solução|çözüm|решение|الحل|हल',
)

export const EXPLANATION_WORDS = oneOf(
  'explanation|explain|expl|rationale|reasoning|reason|justification|feedback|why',
  'erklärung|erläuterung|begründung|explication|explicación|spiegazione|explicação|uitleg|açıklama|пояснение|объяснение',
  'التفسير|الشرح|التعليل|السبب|व्याख्या|स्पष्टीकरण|解析|解释|解説',
)

export const TOPIC_WORDS = oneOf('topic|subject area|thema|thème|tema|argomento|الموضوع|विषय|тема')

export const POINT_WORDS = oneOf(
  'marks?|points?|pts?|pkt|punkte?|puntos?|punti|punto|pontos?|puan|балл(?:а|ов)?|درجات|درجة|نقاط|نقطة|علامات|علامة|अंक',
)

/** Lines about a question that the product has no place for. */
export const OTHER_WORDS = oneOf(
  'difficulty(?: level)?|level|bloom(?:.s taxonomy)?(?: level)?|dif|ref|obj|sta|kty|msc|nat|loc|hint|source|tags?|learning objective',
  'schwierigkeit(?:sgrad)?|hinweis|quelle|الصعوبة|المستوى',
)

/** What stands above a list of keys. */
export const LIST_WORDS = oneOf(
  'answer keys?|answers key|key answers|marking key|marking scheme|answer sheet|answers?|keys?|solutions?|correct answers?',
  'lösungsschlüssel|antwortschlüssel|lösungen|lösung|antworten|richtige antworten|schlüssel',
  'corrigé|réponses|solucionario|clave de respuestas|clave|respuestas|soluciones|soluzioni|risposte|gabarito|respostas|antwoorden',
  '参考答案|答案|cevap anahtarı|cevaplar|ответы|ключ|مفتاح الإجابة|مفتاح الإجابات|الإجابات|الأجوبة|उत्तर कुंजी|उत्तरमाला',
)

/** Words that name nothing else than such a list, whatever stands before. */
export const KEY_WORDS = oneOf(
  'answer keys?|answers key|key answers|marking key|marking scheme|answer sheet|solution key',
  'lösungsschlüssel|antwortschlüssel|clave de respuestas|gabarito|cevap anahtarı|参考答案|مفتاح الإجابة|مفتاح الإجابات|उत्तर कुंजी|उत्तरमाला',
)

export const SECTION_WORDS = oneOf(
  'section|part|chapter|unit|exercise|topic|module|paper|teil|abschnitt|kapitel|thema|partie|parte|sección|capítulo|bölüm|часть|القسم|الجزء|الفصل|الوحدة|खंड|भाग',
)

export const PAGE_WORDS = oneOf('page|pg\\.?|p\\.|seite|página|pagina|sayfa|стр\\.?|страница|صفحة|الصفحة|पृष्ठ')

/** Marks a right option, in brackets after it. */
export const CORRECT_WORDS = oneOf(
  'correct answer|correct|right answer|right|answer|true answer|richtige antwort|richtig|korrekt|vrai|juste|correcto|correcta|corretto|correto|correta|doğru|верно|صحيح|الصحيح|صح|सही',
)

/** The two options of a question about a statement. */
export type Truths = readonly [right: string, wrong: string]

/** The words for true and false, by language. */
export const TRUTHS: readonly Truths[] = [
  ['True', 'False'],
  ['Richtig', 'Falsch'],
  ['Wahr', 'Falsch'],
  ['Vrai', 'Faux'],
  ['Verdadero', 'Falso'],
  ['Vero', 'Falso'],
  ['Verdadeiro', 'Falso'],
  ['Waar', 'Onwaar'],
  ['Doğru', 'Yanlış'],
  ['Верно', 'Неверно'],
  ['صحيح', 'خطأ'],
  ['صح', 'خطأ'],
  ['सत्य', 'असत्य'],
  ['Yes', 'No'],
  ['Ja', 'Nein'],
]

/** Short words that are not products of variables. */
export const STOP_WORDS = new Set(
  'a an as at be by do go he if in is it me my no of on or so to up us we am are the and for but not was has had can may its our per der die das und ist von zu im ein le la les un une du de des et ou en es el los las con por que y o e il lo di da per con und mit auf bei'.split(
    ' ',
  ),
)

/** Letters for true and false. */
export const SHORT_TRUTHS: readonly (readonly [letters: readonly [string, string], words: Truths])[] = [
  [
    ['t', 'f'],
    ['True', 'False'],
  ],
  [
    ['r', 'f'],
    ['Richtig', 'Falsch'],
  ],
  [
    ['w', 'f'],
    ['Wahr', 'Falsch'],
  ],
]

/** How lines of forms and systems are written, so that they are read as those of people. */
export const PLAIN_LABELS = {
  question: 'Question ',
  points: 'Points: ',
  answer: 'Answer: ',
  solution: 'Solution: ',
  explanation: 'Explanation: ',
}
