import type { ReportKind, ReportState } from '../../domain/reports/reports.ts'
import type { inbox as english } from '../en/inbox.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { attempts, isolated, learners, questions as questionsCounted, reportsCounted } from './grammar.ts'

const KINDS: Record<ReportKind, string> = {
  picture: 'صورة ناقصة',
  formula: 'صيغة معطوبة',
  'two-right': 'إجابتان صحيحتان',
  'none-right': 'لا إجابة صحيحة',
  unclear: 'لا أفهم السؤال',
}

const SAID: Record<ReportKind, string> = {
  picture: 'صورة ناقصة',
  formula: 'صيغة معطوبة',
  'two-right': 'إجابتان صحيحتان',
  'none-right': 'لا إجابة صحيحة',
  unclear: 'السؤال غير مفهوم',
}

const STATES: Record<ReportState, string> = { open: 'مفتوحة', accepted: 'مقبولة', declined: 'مرفوضة' }

const EMPTY: Record<ReportState, string> = {
  open: 'لم يُبلَّغ عن أي سؤال',
  accepted: 'لم يُقبل أي بلاغ بعد',
  declined: 'لم يُرفض أي بلاغ بعد',
}

export const inbox: Translation<typeof english> = {
  title: 'البلاغات',
  lede: (count, questions) =>
    `${reportsCounted(count)} عن ${questionsCounted.of(questions)}. الأكثر بلاغًا أولًا.`,
  show: 'عرض',
  state: (status) => STATES[status],
  refresh: 'تحديث البلاغات',
  empty: (status) => EMPTY[status],
  emptyNote: 'حين يبلّغ الطلاب عن خطأ في سؤال، يظهر هنا مع ما يقولونه.',
  notOffered: 'لا بلاغات هنا',
  notOfferedNote: 'لا تحفظ واجهة هذا الموقع ما يبلّغ عنه الطلاب.',

  questions: 'الأسئلة المبلَّغ عنها',
  question: (number) => (number === undefined ? 'سؤال لا يُعرف موضعه' : `السؤال ${number}`),
  place: (title, lastAt) =>
    lastAt === undefined ? title : `${isolated(title)} · آخر بلاغ ${format.moment(lastAt)}`,
  reports: (count) => reportsCounted(count),
  kind: (kind) => KINDS[kind],
  say: (kind, count) => `${reportsCounted(count)}: ${SAID[kind]}`,
  gone: 'لم يعد السؤال في الاختبار.',

  learnersSay: 'ما يقوله الطلاب',
  lineBy: (name, at) => (at === undefined ? name : `${isolated(name)} · ${format.moment(at)}`),
  more: (count) => `${format.count(count)} أخرى`,
  answersSay: 'ما تقوله الإجابات',
  noAnswers: 'لم يسلّم أحد هذا الاختبار بعد.',
  notRead: 'المحاولات كثيرة: يقرؤها تحليل الأسئلة حين تبدؤه هناك.',
  bothSay: (count, letter) => `${reportsCounted(count)}، والأفضل اختاروا ${letter}.`,

  reply: (count) => `ما سيقرؤه ${learners(count)}`,
  replyHint: 'مرة واحدة، في الصفحة الرئيسية وفي النتيجة. لا يقرأ أحد من بلّغ غيره.',
  accept: 'قبول',
  acceptOnly: 'قبول فقط',
  acceptWith: (change, count) => `${change}، وإعادة تصحيح ${attempts.of(count)}`,
  decline: 'رفض…',
  declineTitle: (number) => (number === undefined ? 'رفض البلاغات' : `يبقى السؤال ${number} كما هو`),
  declineNow: 'رفض',
  answering: 'جارٍ الإرسال…',
  answered: (by, at) =>
    [by === undefined ? 'تم الرد' : `ردّ ${isolated(by)}`, at === undefined ? '' : format.moment(at)]
      .filter(Boolean)
      .join(' · '),
  noReply: 'لم تُرسل أي جملة.',
  openAgain: 'إعادة الفتح',

  reported: (questions) =>
    plural(questions, {
      one: 'سؤال واحد عليه بلاغات.',
      two: 'سؤالان عليهما بلاغات.',
      few: '# أسئلة عليها بلاغات.',
      many: '# سؤالًا عليها بلاغات.',
      other: '# سؤال عليها بلاغات.',
    }),
  look: 'عرض البلاغات',
  inRoom: 'بلاغات الآن',
  message: (number) => `السؤال ${number}: `,
  lookAtIt: 'عرض',
  tellEveryone: 'إخبار الجميع…',
}
