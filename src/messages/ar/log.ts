import type { EventDetail, EventName } from '../../domain/log/events.ts'
import type { log as english, Told } from '../en/log.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { isolated, learners, ltr, minutes } from './grammar.ts'

type Sentence = <Node>(told: Told<Node>) => readonly (string | Node)[]

const minutesMore = (count: unknown) => (typeof count === 'number' ? minutes.of(count) : 'وقتًا')
const learnersOf = (count: unknown) => (typeof count === 'number' ? learners.of(count) : 'الجميع')

/** The verb comes first, and is the same for one and for many. */
const SENTENCES: Record<EventName, Sentence> = {
  started: ({ who, quiz }) => ['بدأ ', who, ' الاختبار ', quiz],
  saved: ({ who, quiz }) => ['حفظ ', who, ' العمل في ', quiz],
  left: ({ who, quiz }) => ['غادر ', who, ' صفحة ', quiz],
  submitted: ({ who, quiz }) => ['سلّم ', who, ' الاختبار ', quiz],
  'handed-in': ({ user, who, quiz }) => ['انتهى وقت ', user ?? who, '، فسُلّم ', quiz, ' تلقائيًّا'],
  reported: ({ who, quiz, detail: { question } }) => [
    'أبلغ ',
    who,
    question === undefined ? ' عن سؤال في ' : ` عن السؤال ${question} في `,
    quiz,
  ],
  reset: ({ who, user, quiz }) =>
    user === undefined
      ? ['ألغى ', who, ' محاولات في ', quiz]
      : ['ألغى ', who, ' محاولة ', user, ' في ', quiz],
  extended: ({ who, user, quiz, detail: { minutes: more, extended } }) => [
    'منح ',
    who,
    ' زيادة في ',
    quiz,
    ` قدرها ${minutesMore(more)} إلى `,
    user ?? learnersOf(extended),
  ],
  announced: ({ who, user, quiz, detail: { text } }) => [
    'أرسل ',
    who,
    ' إعلانًا في ',
    quiz,
    ' إلى ',
    user ?? 'الجميع',
    text === undefined ? '' : `: «${isolated(String(text))}»`,
  ],
  regraded: ({ who, quiz, detail: { gain, lose } }) => [
    'أعاد ',
    who,
    ' تصحيح ',
    quiz,
    gain === undefined || lose === undefined ? '' : `: كسب ${gain} وخسر ${lose}`,
  ],
  'report-answered': ({ who, quiz, detail: { question, status } }) => [
    status === 'open' ? 'أعاد ' : 'ردّ ',
    who,
    status === 'open' ? ' فتح البلاغات عن ' : ' على البلاغات عن ',
    question === undefined ? 'سؤال في ' : `السؤال ${question} في `,
    quiz,
  ],
  created: ({ who, quiz }) => ['أنشأ ', who, ' الاختبار ', quiz],
  edited: ({ who, quiz }) => ['عدّل ', who, ' الاختبار ', quiz],
  published: ({ who, quiz }) => ['نشر ', who, ' الاختبار ', quiz],
  unpublished: ({ who, quiz }) => ['حوّل ', who, ' الاختبار ', quiz, ' إلى مسودّة'],
  deleted: ({ who, quiz }) => ['حذف ', who, ' الاختبار ', quiz],
  configured: ({ who }) => ['غيّر ', who, ' إعدادات المواعيد'],
  'factor-set': ({ who, user, detail: { factor } }) =>
    factor === 1
      ? ['سحب ', who, ' الوقت الإضافي من ', user ?? 'طالب']
      : [
          'منح ',
          who,
          factor === undefined ? ' وقتًا إضافيًّا دائمًا إلى ' : ` وقتًا إضافيًّا دائمًا ${ltr(`×${factor}`)} إلى `,
          user ?? 'طالب',
        ],
  'made-admin': ({ who, user }) => ['منح ', who, ' صلاحية الإدارة إلى ', user ?? 'طالب'],
  'unmade-admin': ({ who, user }) => ['سحب ', who, ' صلاحية الإدارة من ', user ?? 'طالب'],
  'sessions-ended': ({ who, user }) => ['سجّل ', who, ' خروج ', user ?? 'طالب', ' من كل الأجهزة'],
  'group-set': ({ who, user, detail: { group, people } }) =>
    group === undefined
      ? ['أخرج ', who, ' من الصف ', user ?? learnersOf(people)]
      : ['أضاف ', who, ` إلى الصف ${isolated(String(group))} `, user ?? learnersOf(people)],
  'data-deleted': ({ who }) => ['حذف ', who, ' بياناته الشخصية'],
}

const isKnown = (what: string): what is EventName => what in SENTENCES

const FIGURES: Record<string, (value: number) => string> = {
  minutes,
  people: learners,
  extended: learners,
  factor: (factor) => ltr(`×${factor}`),
  gain: (people) => `كسب ${people}`,
  lose: (people) => `خسر ${people}`,
  times: (times) =>
    plural(times, {
      one: 'مرة واحدة',
      two: 'مرتان',
      few: '# مرات',
      many: '# مرة',
      other: '# مرة',
    }),
}

const figure = (name: string, value: EventDetail[string]) =>
  typeof value === 'number' ? (FIGURES[name]?.(value) ?? value) : isolated(String(value))

const details = (detail: EventDetail) =>
  Object.entries(detail)
    .map(([name, value]) => figure(name, value))
    .join(' · ')

export const log: Translation<typeof english> = {
  title: 'سجلّ النشاط',
  lede: 'من فعل ماذا ومتى، الأحدث أولًا. يُحفظ لمدة سنة.',
  open: 'سجلّ النشاط',
  sentence: (what, told) =>
    isKnown(what)
      ? SENTENCES[what](told)
      : [told.who, `: ${[what, details(told.detail)].filter(Boolean).join(' · ')}`],
  sentenceOfMany: (what, mark, count, quiz) =>
    SENTENCES[what]({ who: mark(learners(count)), user: undefined, quiz, detail: {} }),
  times: FIGURES.times as (count: number) => string,
  showThem: 'عرضهم',
  hideThem: 'إخفاؤهم',
  day: (date, ago) =>
    [ago === 0 && 'اليوم', ago === 1 && 'أمس', format.dayHeading(date)].filter(Boolean).join('، '),
  server: 'الخادم',
  gone: 'غير معروف',
  only: (name) => `عرض ما يخصّ ${isolated(name)} فقط`,
  aboutPerson: 'المعروض يخصّ شخصًا واحدًا.',
  aboutQuiz: (title) =>
    title === undefined ? 'المعروض يخصّ اختبارًا واحدًا.' : `المعروض يخصّ ${isolated(title)}.`,
  showAll: 'عرض الكل',
  activity: 'النشاط',
  administrator: 'مسؤول',
  factor: (factor) => (factor === 1 ? 'بلا وقت إضافي' : `وقت إضافي ${ltr(`×${factor}`)}`),
  extraTime: 'وقت إضافي…',
  endSessions: 'تسجيل الخروج من كل الأجهزة…',
  endSessionsTitle: (name) => `تسجيل خروج ${isolated(name)}؟`,
  endSessionsQuestion: 'على كل جهاز له تسجيل الدخول من جديد. لا يُحذف شيء من عمله.',
  endSessionsNow: 'تسجيل الخروج من كل الأجهزة',
  makeAdmin: 'منح صلاحية الإدارة…',
  makeAdminTitle: (name) => `منح صلاحية الإدارة إلى ${isolated(name)}؟`,
  makeAdminQuestion: 'سيتمكّن بعدها من رؤية جميع الاختبارات والنتائج والمواعيد وتغييرها.',
  makeAdminNow: 'منح الصلاحية',
  takeAdmin: 'سحب الصلاحية…',
  takeAdminTitle: (name) => `سحب صلاحية الإدارة من ${isolated(name)}؟`,
  takeAdminQuestion: 'لن يرى من الآن إلا اختباراته ونتائجه.',
  takeAdminNow: 'سحب الصلاحية',
  changing: 'جارٍ الحفظ…',
  empty: 'لا شيء هنا بعد',
  emptyNote: 'تظهر هنا البدايات والتسليمات والتغييرات.',
  notOffered: 'لا يوجد سجلّ نشاط هنا',
  notOfferedNote: 'لا تخبر واجهة API لهذا الموقع من فعل ماذا.',
  pages: 'صفحات السجلّ',
  page: (page) => `الصفحة ${page}`,
  newer: 'الأحدث',
  older: 'الأقدم',
}
