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
import { minutes, points } from './grammar.ts'

const UPLOAD_PROBLEMS: Wording<UploadProblem> = {
  'wrong-type': () => 'اختر صورة بصيغة PNG أو JPEG أو WebP أو GIF أو AVIF',
  empty: () => 'هذا الملفّ فارغ',
  'too-large': ({ limitMb }) => `هذه الصورة أكبر من ${limitMb} ميغابايت`,
  'too-large-for-server': () => 'هذه الصورة أكبر مما يقبله الخادم',
  'no-cookie': () =>
    'يحجب هذا المتصفّح ملفّ تعريف الارتباط الذي يحتاج إليه الرفع. اسمح بملفّات تعريف الارتباط لهذا الموقع، أو أدخل رابط صورة بدلًا من ذلك.',
  refused: ({ reason }) =>
    reason.code === 'unknown' ? 'لم ينجح الرفع' : failures.reason(reason, 'upload-image'),
}

const STATUS: Wording<SaveStatus> = {
  nothing: () => '',
  saving: () => 'جارٍ الحفظ…',
  failed: () => 'لم يُحفظ.',
  saved: ({ at }) => `حُفظ ${wallTime(at)}`,
  'on-device': ({ at }) => `المسودّة محفوظة على هذا الجهاز ${wallTime(at)}`,
  'not-kept': () => 'لم يُحفظ: لا يتّسع هذا الجهاز لمزيد.',
}

/** 'من 4 مارس، 10:00 ص إلى 6:00 م', with the day of the end if it is another one. */
function whenText(starts: number, ends: number): string {
  if (Number.isNaN(ends)) return format.moment(starts)
  const end = wallDate(starts) === wallDate(ends) ? format.time(ends) : format.moment(ends)
  return `من ${format.moment(starts)} إلى ${end}`
}

const STEPS: Wording<EditorStep> = {
  'option-removed': ({ option, wasKey }) => {
    const removed = `حُذف الخيار ${optionLetter(option)}.`
    return wasKey ? `${removed} كان هو الصحيح: اختر غيره.` : removed
  },
  'options-filled': ({ count }) =>
    plural(count, {
      one: 'صار سطر واحد خيارًا.',
      two: 'صار سطران خيارين.',
      few: 'صارت # أسطر خيارات.',
      many: 'صار # سطرًا خيارات.',
      other: 'صار # سطر خيارات.',
    }),
  'options-left-out': ({ count }) =>
    plural(count, {
      one: 'حُذف خيار فارغ واحد.',
      two: 'حُذف خياران فارغان.',
      few: 'حُذفت # خيارات فارغة.',
      many: 'حُذف # خيارًا فارغًا.',
      other: 'حُذف # خيار فارغ.',
    }),
  'number-dropped': ({ number }) => `حُذف الرقم «${number}».`,
}

export const quizForm: Translation<typeof english> = {
  room: {
    back: 'العودة إلى لوحة الإدارة',
    draft: 'مسودّة',
    draftNote: 'لا يرى الطلاب هذا الاختبار بعد. يظهر لهم بزر «حفظ الاختبار».',
    test: 'تجربة الاختبار',
    testLater: 'احفظ أولًا: التجربة تأخذ الاختبار كما حُفظ',
    undo: 'التراجع عن آخر تغيير',
    redo: 'إعادة آخر تغيير',
    view: 'العرض',
    questions: (count) => `الأسئلة (${count})`,
    write: 'كتابة',
    preview: 'معاينة',
    untitled: 'اختبار بلا عنوان',
  },
  status: (status) => word(STATUS, status),
  tryAgain: 'إعادة المحاولة',
  keys: [
    { keys: ['Ctrl', 'Enter'], does: 'السؤال التالي' },
    { keys: ['Ctrl', 'S'], does: 'حفظ' },
    { keys: ['Ctrl', 'M'], does: 'صيغة' },
  ],
  list: {
    label: 'جميع الأسئلة',
    keyMissing: 'المفتاح؟',
    altMissing: 'صورته بلا وصف',
    reorder: 'إعادة ترتيب الأسئلة',
    beingWritten: 'قيد الكتابة',
    emptyNote: 'اكتب السؤال الأول، أو ألصق ورقة كاملة.',
  },
  haveThem: (strong) => [
    strong('هل الأسئلة جاهزة لديك؟'),
    ' ألصق أو أفلت Aiken أو GIFT أو Moodle XML أو CSV أو JSON.',
  ],
  create: { title: 'إنشاء اختبار جديد', save: 'إنشاء الاختبار', busy: 'جارٍ الإنشاء…' },
  edit: { title: 'تعديل الاختبار', save: 'حفظ الاختبار', busy: 'جارٍ الحفظ…' },
  draft: { save: 'حفظ كمسودّة', busy: 'جارٍ الحفظ…' },
  running: (count) =>
    plural(count, {
      one: 'يعمل الآن طالب واحد، وتبقى له الأسئلة التي بدأ بها.',
      two: 'يعمل الآن طالبان، وتبقى لهما الأسئلة التي بدآ بها.',
      few: 'يعمل الآن # طلاب، وتبقى لهم الأسئلة التي بدؤوا بها.',
      many: 'يعمل الآن # طالبًا، وتبقى لهم الأسئلة التي بدؤوا بها.',
      other: 'يعمل الآن # طالب، وتبقى لهم الأسئلة التي بدؤوا بها.',
    }),
  outdated: 'حُفظ هذا الاختبار في مكان آخر بعد أن فتحته. لا يُستبدل شيء قبل أن ترى الاثنين.',
  cancel: 'إلغاء',
  details: {
    heading: 'تفاصيل الاختبار',
    title: 'عنوان الاختبار',
    duration: 'المدة (بالدقائق)',
    capped: (count) => `أطول من مدة إتاحة الاختبار: لدى الطلاب ${minutes(count)} على الأكثر.`,
    description: 'الوصف',
    descriptionHint: 'جملة واحدة يقرؤها المتعلّمون على البطاقة',
    required: 'الحقول الخمسة كلها مطلوبة.',
    startTime: 'وقت البداية',
    endTime: 'وقت الانتهاء',
    suggested: 'قيمة مقترحة. غيّرها إن لم تناسبك.',
    localTime: (instant) => `بتوقيتك المحلي (${format.zone(instant)})`,
    summary: ({ duration, starts, ends, unkeyed, isSuggested }) =>
      [
        duration && (Number.isNaN(Number(duration)) ? `${duration} دقيقة` : minutes(Number(duration))),
        Number.isNaN(starts) ? '' : whenText(starts, ends),
        unkeyed > 0 &&
          plural(unkeyed, {
            one: 'سؤال واحد بلا مفتاح',
            two: 'سؤالان بلا مفتاح',
            few: '# أسئلة بلا مفتاح',
            many: '# سؤالًا بلا مفتاح',
            other: '# سؤال بلا مفتاح',
          }),
        isSuggested && 'بعضها مقترح',
      ]
        .filter(Boolean)
        .join(' · '),
  },
  more: {
    title: 'المزيد',
    review: {
      submitted: 'تظهر الإجابات فورًا',
      'quiz-ended': 'تظهر الإجابات عند انتهاء الاختبار',
      at: 'تظهر الإجابات في وقت محدّد',
    },
    practice: 'مع التدريب',
    mixed: 'بترتيب عشوائي',
    inOrder: 'الترتيب نفسه للجميع',
  },
  review: {
    label: 'عرض الإجابات',
    choices: {
      submitted: 'فورًا',
      'quiz-ended': 'عند انتهاء الاختبار',
      at: 'في وقت محدّد',
    },
    time: 'تُعرض الإجابات ابتداءً من',
    early: 'من يؤدّي الاختبار في موعد لاحق قد يعرف الإجابات ممن قدّموه قبله.',
    wait: 'إظهارها عند انتهاء الاختبار',
  },
  practice: {
    label: 'التدرّب',
    choices: {
      none: 'بلا تدرّب',
      'signed-in': 'لمن سجّلوا الدخول',
      public: 'للجميع',
    },
    hints: {
      none: '',
      'signed-in': 'بعد انتهاء الاختبار وعرض إجاباته.',
      public:
        'بلا حساب: يستطيع الجميع قراءة الأسئلة والإجابات في أي صفحة تعرض هذا الاختبار. ولا يعود صالحًا لاختبار تُرصد له درجات: لا تختر هذا أبدًا لأسئلة اختبار لم يُعقد بعد.',
    },
  },
  paper: {
    legend: 'ورقة كل طالب',
    shuffleQuestions: 'خلط الأسئلة',
    shuffleOptions: 'خلط الخيارات',
    draw: 'عدد الأسئلة لكل طالب',
    drawHint: (count) =>
      `تُسحب من أسئلة هذا الاختبار (${format.count(count)})، والأسئلة الثابتة في مكانها ضمنها دائمًا. اتركه فارغًا لطرح الكل.`,
  },
  questions: {
    title: 'الأسئلة',
    heading: (count) => `الأسئلة (${count})`,
    previous: 'السؤال السابق',
    next: 'السؤال التالي',
    page: (page, count) => `الصفحة ${page} من ${count}`,
    add: 'إضافة سؤال جديد',
    empty: 'لا توجد أسئلة بعد',
    deleted: (number) => `حُذف السؤال ${number}`,
    undo: 'تراجع',
  },
  order: {
    drag: 'اسحب للنقل',
    up: (number) => `نقل السؤال ${number} إلى أعلى`,
    down: (number) => `نقل السؤال ${number} إلى أسفل`,
    moved: (to, count) => `نُقل السؤال إلى الموضع ${to} من ${count}`,
  },
  question: {
    title: (number) => `السؤال ${number}`,
    heading: (number, count, strong) => [strong(`السؤال ${number}`), ` · ${points(count)}`],
    points: (count) => points(count),
    edit: 'تعديل السؤال',
    duplicate: 'نسخ السؤال',
    delete: 'حذف السؤال',
    noText: 'بلا نص بعد',
    picture: (number) => `صورة السؤال ${number}`,
    optionPicture: (letter) => `صورة الخيار ${letter}`,
  },
  editor: {
    newQuestion: 'سؤال جديد',
    editQuestion: (number) => `تعديل السؤال ${number}`,
    text: 'نص السؤال',
    image: 'رابط صورة السؤال',
    options: 'الخيارات',
    points: 'الدرجات',
    pin: 'ثابت في مكانه، ويُطرح دائمًا',
    add: 'إضافة السؤال',
    update: 'حفظ السؤال',
    cancel: 'إلغاء',
    kind: 'اختيار من متعدّد',
    notSent: 'يُرسَل السؤال عند حفظ الاختبار.',
    optionsHint: '– اضغط حرف الخيار الصحيح؛ ينقلك Enter إلى التالي؛ ألصق أسطرًا لملئها كلها',
    explanation: 'الشرح',
    explanationHint: '– يُعرض بعد التسليم',
    topic: 'الموضوع',
  },
  palette: {
    label: 'الصيغ',
    greek: 'أحرف يونانية',
    all: 'الكل…',
    names: {
      fraction: 'كسر',
      power: 'أسّ',
      index: 'دليل',
      root: 'جذر',
      vector: 'متّجه',
      delta: 'دلتا',
      tens: 'قوى العشرة',
      degrees: 'درجات',
      units: 'وحدات',
      integral: 'تكامل',
      sum: 'مجموع',
    },
  },
  picture: {
    typed: 'الرابط، أو ألصق صورة أو أفلتها هنا',
    chooseFor: 'رفع صورة، السؤال',
    remove: 'إزالة',
    alt: 'ما تُظهره الصورة',
    altHint: '(يُقرأ لمن لا يستطيع رؤيتها)',
    altMissing: 'هذه الصورة بلا وصف',
    altFor: (letter) => `ما تُظهره الصورة، الخيار ${letter}`,
  },
  preview: {
    label: 'كما يراه الطالب',
    widths: { phone: 'هاتف', wide: 'عريض' },
    question: (number, count) => `السؤال ${number} من ${count}`,
    clock: (minutes) => `${minutes.padStart(2, '0')}:00`,
  },
  option: {
    text: (letter) => `الخيار ${letter}`,
    correct: 'صحيح',
    correctFor: (letter) => `صحيح: الخيار ${letter}`,
    pin: 'ثابت في مكانه',
    pinFor: (letter) => `ثابت في مكانه، الخيار ${letter}`,
    image: 'رابط الصورة',
    imageFor: (letter) => `رابط الصورة، الخيار ${letter}`,
    upload: 'رفع',
    uploading: 'جارٍ الرفع…',
    uploadFor: (letter) => `رفع صورة، الخيار ${letter}`,
    add: 'إضافة خيار',
    remove: (letter) => `حذف الخيار ${letter}`,
    leaveOut: (count) =>
      plural(count, {
        one: 'حذف الخيار الفارغ',
        two: 'حذف الخيارين الفارغين',
        few: 'حذف # خيارات فارغة',
        many: 'حذف # خيارًا فارغًا',
        other: 'حذف # خيار فارغ',
      }),
    trueFalse: 'صح أو خطأ',
    truth: ['صح', 'خطأ'],
  },
  step: (step) => word(STEPS, step),
  uploadProblem: (problem) => word(UPLOAD_PROBLEMS, problem),
}
