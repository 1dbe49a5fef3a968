import type { DraftProblem, QuestionProblem } from '../../domain/authoring/draft/quiz-draft-errors.ts'
import type { quizDraft as english } from '../en/quiz-draft.ts'
import { plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'

const QUESTION_PROBLEMS: Wording<QuestionProblem> = {
  'no-question-text': () => 'أدخل نص السؤال',
  'blank-options': () => 'املأ نصوص جميع الخيارات (حتى مع استخدام الصور)',
  'no-key': () => 'اختر الإجابة الصحيحة',
  'no-number': () => 'يُرجى إدخال القيمة، مثل 5.55e3',
  'no-such-unit': () => 'هذه الوحدة غير معروفة هنا',
  'no-tolerance': () => 'يُرجى إدخال مقدار الانحراف المسموح به للإجابة',
  'unknown-kind': () => 'يحتاج هذا النوع من الأسئلة إلى إصدار أحدث: لا يمكن حفظه هنا',
}

const PROBLEMS: Wording<DraftProblem | QuestionProblem> = {
  ...QUESTION_PROBLEMS,
  'draw-not-whole': () => 'عدد الأسئلة لكل طالب يجب أن يكون عددًا صحيحًا لا يقل عن 1',
  'draw-too-many': ({ questions }) =>
    plural(questions, {
      one: 'يوجد سؤال واحد فقط: اترك العدد فارغًا',
      two: 'يوجد سؤالان فقط: اسحب عددًا أقل، أو اترك العدد فارغًا',
      few: 'توجد # أسئلة فقط: اسحب عددًا أقل، أو اترك العدد فارغًا',
      many: 'يوجد # سؤالًا فقط: اسحب عددًا أقل، أو اترك العدد فارغًا',
      other: 'يوجد # سؤال فقط: اسحب عددًا أقل، أو اترك العدد فارغًا',
    }),
  'duration-not-whole': () => 'يجب أن تكون المدة عددًا صحيحًا من الدقائق لا يقل عن 1',
  'ends-at-start': () => 'سينتهي الاختبار لحظة بدايته',
  'ends-before-start': () => 'يجب أن يكون وقت الانتهاء بعد وقت البداية',
  'marks-not-positive': () => 'يجب أن تكون علامة الإجابة الصحيحة أكبر من 0 ولا تزيد على 100',
  'marks-not-negative': () => 'يجب أن تكون علامة الإجابة الخاطئة 0 أو أقل، مثل −1',
  'no-marks': () => 'أدخل علامة السؤال المتروك، مثل 0',
  'no-description': () => 'أدخل وصفًا',
  'no-duration': () => 'أدخل المدة بالدقائق',
  'no-end-time': () => 'أدخل وقت الانتهاء',
  'no-review-time': () => 'أدخل وقت عرض الإجابات',
  'no-questions': () => 'أضف سؤالًا واحدًا على الأقل',
  'no-start-time': () => 'أدخل وقت البداية',
  'no-title': () => 'أدخل عنوان الاختبار',
  'question-problem': ({ number, problem }) => `السؤال ${number}: ${word(QUESTION_PROBLEMS, problem)}`,
}

export const quizDraft: Translation<typeof english> = {
  problem: (problem) => word(PROBLEMS, problem),
}
