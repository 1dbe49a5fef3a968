import type { StartProblem } from '../../domain/attempts/attempt-scene.ts'
import { reasonOf } from '../../domain/lib/failure.ts'
import type { takeQuiz as english } from '../en/take-quiz.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { failures } from './failures.ts'
import { ltr, minutes, points } from './grammar.ts'
import { waiting } from './waiting.ts'

const START_PROBLEMS: Wording<StartProblem> = {
  explained: ({ failure }) => failures.reason(reasonOf(failure), 'start-quiz'),
  'time-over': ({ startedAt, deadline }) =>
    `بدأت هذا الاختبار الساعة ${format.time(startedAt)}، وانتهى وقتك الساعة ${format.time(deadline)}.`,
}

/** Extra time may end within a minute. */
const span = (count: number) =>
  count % 1 ? `${Math.floor(count)} د ${Math.round((count % 1) * 60)} ث` : minutes(count)

export const takeQuiz: Translation<typeof english> = {
  loading: 'جارٍ تحميل الاختبار…',
  notFound: {
    title: 'لم يُعثر على الاختبار',
    note: 'ربما حُذف، أو أن الرابط غير مكتمل.',
    goHome: 'إلى الرئيسية',
  },

  intro: {
    wasReset: 'أُلغيت محاولتك. يمكنك البدء من جديد.',
    duration: 'المدة',
    minutes: (count) => span(count),
    questions: () => 'الأسئلة',
    attempt: 'محاولة',
    slot: (from, to, count) => `موعدك: ${format.shortTimeRange(from, to)}، الوقت المتبقّي ${minutes(count)}`,
    clockStarts: 'يبدأ الوقت عند الضغط على الزر.',
    timeNoted: 'يُسجَّل الوقت الذي يستغرقه كل سؤال، ولا يغيّر أي درجة أبدًا.',
    instructions: 'التعليمات',
    instructionList: [
      'اقرأ كل سؤال بعناية.',
      'اختر أفضل إجابة لكل سؤال.',
      'تنقّل بزرّي «السابق» و«التالي» أو بقائمة الأسئلة.',
      'يُسلَّم الاختبار تلقائيًّا عند انتهاء الوقت.',
      'لا يمكنك إعادة الاختبار بعد تسليمه.',
    ],
    howItWorks: 'كيف يسير الاختبار',
    howItWorksList: [
      'يمكنك العودة وتغيير الإجابة.',
      'اختر «راجعه لاحقًا» للسؤال لتعود إليه قبل التسليم.',
      'عند انتهاء الوقت تُسلَّم عنك الإجابات التي اخترتها.',
      'لك محاولة واحدة فقط.',
    ],
    extraTime: (count, extra) =>
      `وقتك: ${span(count + extra)} (${minutes(count)}، ومعها ${span(extra)} إضافية). وهو محسوب في الساعة.`,
    cutShort: (count, endTime) => `وقتك ${minutes(count)}، لأن الاختبار ينتهي الساعة ${format.time(endTime)}`,
    slotEnds: (slotEnd, count) =>
      `ينتهي موعدك الساعة ${format.time(slotEnd)}، قبل انتهاء مدة هذا الاختبار (${minutes(count)}). يمكنك إكماله وتسليمه بعدها.`,
    bookLater: 'حجز موعد لاحق',
    startProblem: (problem) => word(START_PROBLEMS, problem),
    start: 'بدء الاختبار',
    starting: 'جارٍ البدء…',
  },

  device: {
    title: (ready) => (ready ? 'جهازك جاهز' : 'جهازك'),
    connection: 'الاتصال',
    storage: 'التخزين',
    clockName: 'الساعة',
    connected: (connected) => (connected ? 'متصل' : 'غير متصل'),
    clock: (skew) => waiting.clockSkew(skew),
    keepsAnswers: (keeps) =>
      keeps ? 'تُحفظ الإجابات على هذا الجهاز' : 'تُحفظ الإجابات ما دامت هذه الصفحة مفتوحة',
    keptInMemory:
      'لا يسمح هذا المتصفّح للصفحة بحفظ إجاباتك على الجهاز. لا تُعد تحميلها ولا تغلقها قبل التسليم، وإلا ضاعت إجاباتك.',
  },

  exam: {
    hidden: 'إظهار',
    toggleClock: (hidden) => (hidden ? 'إظهار الساعة' : 'إخفاء الساعة'),
    details: 'التفاصيل',
    progress: 'التقدّم',
    answered: (answered, total) => `أُجيب عن ${answered} من ${total}`,
    answeredOf: (answered, total) => `${answered} من ${total}`,
    answeredShare: (percent) => `، ${format.percent(percent)}`,
    kept: (onDevice, connected, copiesFail) => {
      if (connected && !onDevice) return 'غير محفوظة بعد إغلاق الصفحة'
      if (connected) return copiesFail ? 'محفوظة على هذا الجهاز فقط' : 'محفوظة'
      return onDevice
        ? 'غير متصل، الإجابات محفوظة على هذا الجهاز'
        : 'غير متصل، الإجابات غير محفوظة بعد إغلاق الصفحة'
    },
    ends: 'ينتهي',
    keptBy: (api, onDevice) => (api ? 'محفوظة' : onDevice ? 'محفوظة هنا' : 'غير محفوظة'),
    connection: (connected) =>
      connected ? 'عاد الاتصال.' : 'لا يوجد اتصال. تابع الحل: تُرسَل إجاباتك عندما يعود.',
    slotOver: 'انتهى موعدك، وما زال بإمكانك إكمال هذا الاختبار وتسليمه.',
    quizChanged: 'تغيّر هذا الاختبار بعد أن بدأته. بقيت إجاباتك مع أسئلتها. راجعها مرة أخرى.',
    submitting: 'جارٍ تسليم إجاباتك…',
    points: (count) => points(count),
    where: (question, total) => `${question} من ${total}`,
    openNavigator: (question, total) => `${question} من ${total}، قائمة الأسئلة`,
    questionOf: (question, total) => `السؤال ${question} من ${total}`,
    previous: 'السابق',
    next: 'التالي',
    flag: (flagged) => (flagged ? 'للمراجعة لاحقًا' : 'راجعه لاحقًا'),
    flagTitle: (flagged) => (flagged ? 'إلغاء المراجعة لاحقًا' : 'راجعه لاحقًا'),
  },

  navigator: {
    title: 'قائمة الأسئلة',
    questions: 'الأسئلة',
    answered: 'أُجيب عنه',
    unattempted: 'بلا إجابة',
    flagged: 'للمراجعة لاحقًا',
    attempted: (attempted, total) => ltr(`${attempted} / ${total}`),
    jump: 'السؤال',
    jumpRange: (count) => ltr(`1–${count}`),
    jumpLabel: (count) => `الانتقال إلى سؤال، من 1 إلى ${count}، ثم مفتاح الإدخال`,
    jumpError: (count) =>
      plural(count, {
        one: 'يوجد سؤال واحد.',
        two: 'يوجد سؤالان.',
        few: 'توجد # أسئلة.',
        many: 'يوجد # سؤالًا.',
        other: 'يوجد # سؤال.',
      }),
    previousPage: 'الأسئلة الـ50 السابقة',
    nextPage: 'الأسئلة الـ50 التالية',
  },

  submit: {
    title: 'تسليم الاختبار؟',
    open: (unattempted) =>
      unattempted === 0 ? 'أُجيب عن جميع الأسئلة.' : 'اضغط على سؤال بلا إجابة للانتقال إليه.',
    sheet: 'ورقة الإجابة',
    cancel: 'متابعة الحل',
    submit: 'تسليم الاختبار',
    submitting: 'جارٍ التسليم…',
    total: 'المجموع',
    timeRemaining: 'الوقت المتبقّي',
    attempted: 'أُجيب عنها',
    unattempted: 'بلا إجابة',
    willCount: (unattempted) =>
      plural(unattempted, {
        one: 'سؤال واحد بلا إجابة، وسيُحتسب خطأً.',
        two: 'سؤالان بلا إجابة، وسيُحتسبان خطأً.',
        few: '# أسئلة بلا إجابة، وستُحتسب خطأً.',
        many: '# سؤالًا بلا إجابة، وستُحتسب خطأً.',
        other: '# سؤال بلا إجابة، وستُحتسب خطأً.',
      }),
    flagged: (count) => `أسئلة للمراجعة لاحقًا (${count})`,
    goTo: (question) => `الانتقال إلى السؤال ${question}`,
    more: (hidden) => `${hidden} أخرى`,
    less: 'عرض أقل',
  },
}
