import type { RegradeChoice } from '../../domain/regrade/choices.ts'
import type { ReportKind, ReportState } from '../../domain/reports/reports.ts'
import type { inbox as english } from '../en/inbox.ts'
import { format, plural } from '../lib/language.ts'
import { unbroken } from '../lib/unbroken.ts'
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

const CHANGED: Record<RegradeChoice, string> = {
  move: 'كان مفتاح الإجابة خاطئًا وصُحّح. شكرًا على بلاغك.',
  both: 'تُحتسب الآن إجابة أخرى صحيحةً. شكرًا على بلاغك.',
  all: 'تُحتسب الآن كل إجابة صحيحةً. شكرًا على بلاغك.',
  restore: 'عاد السؤال يُحتسب. شكرًا على بلاغك.',
  drop: 'لم يعد السؤال يُحتسب. شكرًا على بلاغك.',
}
const ACCEPTED: Record<ReportKind, string> = {
  picture: 'الصورة موجودة الآن. شكرًا على بلاغك.',
  formula: 'الصيغة مقروءة الآن. شكرًا على بلاغك.',
  'two-right': 'أنت على حق. شكرًا على بلاغك.',
  'none-right': 'أنت على حق. شكرًا على بلاغك.',
  unclear: 'السؤال أوضح الآن. شكرًا على بلاغك.',
}
const DECLINED: Record<ReportKind, string> = {
  picture: 'نحن نرى الصورة. يُرجى إعادة تحميل الصفحة أو تجربة متصفّح آخر.',
  formula: 'نحن نرى الصيغة كما ينبغي. يُرجى إعادة تحميل الصفحة أو تجربة متصفّح آخر.',
  'two-right': 'راجعنا السؤال: إجابة واحدة فقط صحيحة.',
  'none-right': 'راجعنا السؤال: الإجابة الصحيحة بين الخيارات.',
  unclear: 'راجعنا السؤال: فيه كل ما يلزم.',
}

const TOLD: Record<ReportKind, string> = {
  picture: 'صورة ناقصة. نحن نراجع ذلك؛ تابعوا الأسئلة الأخرى.',
  formula: 'صيغة معطوبة. نحن نراجع ذلك؛ تابعوا الأسئلة الأخرى.',
  'two-right': 'قد تكون إجابتان صحيحتين. اختاروا إحداهما وتابعوا؛ نحن نراجع ذلك.',
  'none-right': 'قد لا تكون فيه إجابة صحيحة. نحن نراجع ذلك؛ تابعوا الأسئلة الأخرى.',
  unclear: 'نحن نراجعه؛ تابعوا الأسئلة الأخرى.',
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
  place: (title, number, lastAt) =>
    `${isolated(title)}${number === undefined ? '' : `، السؤال ${number}`}${lastAt === undefined ? '' : ` · آخر بلاغ ${unbroken(format.moment(lastAt))}`}`,
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
  acceptedReply: (kind, choice) => (choice ? CHANGED[choice] : ACCEPTED[kind]),
  declinedReply: (kind) => DECLINED[kind],
  replyHint: 'مرة واحدة، في الصفحة الرئيسية وفي النتيجة. لا يقرأ أحد من بلّغ غيره.',
  accept: 'قبول',
  acceptOnly: 'قبول فقط، دون إعادة تصحيح…',
  acceptTitle: 'القبول دون إعادة تصحيح',
  acceptToo: (count) => `قبول ${reportsCounted.of(count)}`,
  acceptTooNote: 'عند تطبيق إعادة التصحيح.',
  changeElse: 'تغيير شيء آخر…',
  moreWays: 'طرق أخرى للرد',
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
  message: (number, text, kind) => `${text === undefined ? `السؤال ${number}` : `«${text}»`}: ${TOLD[kind]}`,
  tellWhom: (count) => `إخبار ${learners.of(count)} في الاختبار الآن`,
  lookAtIt: 'عرض',
  tellEveryone: 'إخبار الجميع',
  later: 'لاحقًا',
}
