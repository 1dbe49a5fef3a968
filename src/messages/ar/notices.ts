import { reasonOf } from '../../domain/lib/failure.ts'
import type { Notice } from '../../domain/notices/notices.ts'
import { format, plural } from '../lib/language.ts'
import type { Wording } from '../lib/wording.ts'
import { said } from '../said.ts'
import { failures } from './failures.ts'
import { attempts, isolated, learners, reportsCounted } from './grammar.ts'
import { quizDraft } from './quiz-draft.ts'

export const notices: Wording<Notice> = {
  failed: ({ action }) => failures.failed(action),
  explained: ({ action, failure }) => failures.reason(reasonOf(failure), action),
  'account-refused': ({ account, takes }) =>
    takes.length > 0
      ? `لا يمكن تسجيل الدخول هنا بالحساب ${isolated(account)}. تقبل المدرسة عناوين ${takes.map(isolated).join('، ')}. سجّل الدخول بأحدها أو اسأل معلّمك.`
      : `لا يمكن تسجيل الدخول هنا بالحساب ${isolated(account)}. تُقبل فقط الحسابات الواردة في قائمة المدرسة. سجّل الدخول بحساب آخر أو اسأل معلّمك.`,
  'attempt-already-reset': ({ name }) => `سبق أن أُلغيت محاولة ${isolated(name)}`,
  'attempt-reset': ({ name }) => `أُلغيت محاولة ${isolated(name)}`,
  'attempt-submitted': ({ name }) => `سُلّمت محاولة ${isolated(name)} في هذه الأثناء`,
  'attempts-regraded': ({ count }) => `أُعيد التصحيح: ${attempts(count)}`,
  'booking-cancelled': ({ said: it }) => said(it, 'أُلغي الحجز'),
  'booking-moved': () => 'تغيّر موعدك',
  'booking-not-undone': ({ failure }) =>
    `ما زال الموعد محجوزًا لك. ${failures.reason(reasonOf(failure), 'cancel-booking')}`,
  'configuration-reset': () => 'أُعيدت الإعدادات إلى قيمها الأصلية',
  'configuration-updated': () => 'حُفظت إعدادات المواعيد',
  copied: () => 'نُسخ',
  'copy-refused': () => 'لا يسمح المتصفّح بالنسخ هنا. حدّد النص وانسخه بنفسك.',
  'data-deleted': () => 'حُذفت بياناتك',
  'details-missing': () => 'تعذّر عرض التفاصيل: معلومات الاختبار أو الطالب ناقصة',
  'draft-saved': () => 'حُفظت المسودّة',
  'draft-problem': ({ problem }) => quizDraft.problem(problem),
  'import-not-loaded': () => 'تعذّر تحميل الاستيراد. تحقّق من اتصالك ثم حاول مرة أخرى.',
  'not-in-aiken': ({ number }) =>
    `لا يمكن كتابة السؤال ${number} بصيغة Aiken: سيُقرأ أحد أسطره على أنه شيء آخر. اختر صيغة أخرى.`,
  'export-not-loaded': () => 'تعذّر تحميل التصدير. تحقّق من اتصالك ثم حاول مرة أخرى.',
  'export-stopped': ({ failure }) =>
    `توقّف التصدير ولم يُحفظ أي ملفّ. ${failures.reason(reasonOf(failure), 'export-results')}`,
  'export-too-long': ({ count }) => `عدد النتائج أكثر من ${format.count(count)}. صدّرها اختبارًا اختبارًا.`,
  'export-too-many-people': ({ count }) => `عدد الطلاب أكثر من ${format.count(count)}. صدّرهم صفًّا صفًّا.`,
  'export-left-out': ({ count }) =>
    plural(count, {
      one: 'تعذّرت قراءة مُدخل واحد، وهو غير موجود في الملفّ.',
      two: 'تعذّرت قراءة مُدخلين، وهما غير موجودين في الملفّ.',
      few: 'تعذّرت قراءة # مُدخلات، وهي غير موجودة في الملفّ.',
      many: 'تعذّرت قراءة # مُدخلًا، وهي غير موجودة في الملفّ.',
      other: 'تعذّرت قراءة # مُدخل، وهي غير موجودة في الملفّ.',
    }),
  'extension-undone': () => 'سُحب الوقت المضاف',
  'extra-time-saved': ({ name }) => `حُفظ الوقت الإضافي: ${isolated(name)}`,
  'group-saved': ({ group, name }) =>
    group === undefined
      ? `لا صفّ الآن: ${isolated(name)}`
      : `${isolated(name)} الآن في الصف ${isolated(group)}`,
  'learners-grouped': ({ group, count }) => `في الصف ${isolated(group)} الآن: ${learners(count)}`,
  'language-not-loaded': () => 'تعذّر تحميل اللغة. تحقّق من اتصالك ثم حاول مرة أخرى.',
  'learners-began': () => 'بدأ طلاب في هذه الأثناء. لم يُحفظ شيء بعد: اضغط مرة أخرى للحفظ.',
  'made-admin': ({ name }) => `صلاحية الإدارة مُنحت إلى ${isolated(name)}`,
  'message-sent': ({ name, count }) =>
    `أُرسلت الرسالة إلى ${name === undefined ? learners.of(count) : isolated(name)}`,
  'person-signed-out': ({ name }) => `سُجّل الخروج من كل الأجهزة: ${isolated(name)}`,
  'picture-on-its-way': () => 'ما زال رفع الصورة جاريًا. تابع عندما تصل.',
  'published-elsewhere': () =>
    'نُشر هذا الاختبار في هذه الأثناء: يراه الطلاب. لم تُحفظ نسختك بعد: اضغط مرة أخرى للحفظ.',
  'question-added': () => 'أُضيف السؤال',
  'questions-added': ({ count, title }) => {
    const added = plural(count, {
      one: 'أُضيف سؤال واحد',
      two: 'أُضيف سؤالان',
      few: 'أُضيفت # أسئلة',
      many: 'أُضيف # سؤالًا',
      other: 'أُضيف # سؤال',
    })
    return title === undefined ? added : `${added}. العنوان الآن «${title}».`
  },
  'quiz-closed': () => 'هذا الاختبار ليس مفتوحًا الآن',
  'quiz-created': () => 'أُنشئ الاختبار',
  'quiz-deleted': () => 'حُذف الاختبار',
  'quiz-published': () => 'نُشر الاختبار',
  'quiz-submitted': () => 'سُلّم الاختبار!',
  'quiz-updated': () => 'حُفظ الاختبار',
  'regrade-undone': () => 'أُلغيت إعادة التصحيح',
  'reports-answered': ({ status, count }) =>
    status === 'open' ? `أُعيد فتح ${reportsCounted.of(count)}` : `تم الرد على ${reportsCounted.of(count)}`,
  'results-not-found': () => 'لم يُعثر على النتائج',
  'session-expired': () => failures.reason({ code: 'session-expired' }, 'check-session'),
  'sign-in-failed': () => 'لم ينجح تسجيل الدخول. حاول مرة أخرى.',
  'sign-in-first': () => 'سجّل الدخول لدخول الاختبار',
  'signed-out': () => 'سُجّل خروجك',
  'signed-out-elsewhere': () => 'سُجّل خروجك من جميع الأجهزة الأخرى',
  'slot-booked': ({ said: it }) => said(it, 'حُجز الموعد'),
  'slot-required': () => failures.reason({ code: 'slot-required' }, 'load-quiz'),
  'slots-generated': ({ said: it }) => said(it, 'أُنشئت المواعيد'),
  'start-resumed': ({ startedAt }) =>
    `بدأت هذا الاختبار الساعة ${format.time(startedAt)}، ويستمر وقتك من حينها.`,
  'submission-failed': ({ why }) => failures.submitReason(why),
  'work-continued': ({ answers }) =>
    plural(answers, {
      one: 'متابعة من جهاز آخر: إجابة واحدة',
      two: 'متابعة من جهاز آخر: إجابتان',
      few: 'متابعة من جهاز آخر: # إجابات',
      many: 'متابعة من جهاز آخر: # إجابة',
      other: 'متابعة من جهاز آخر: # إجابة',
    }),
  undo: () => 'تراجع',
  'unmade-admin': ({ name }) => `سُحبت صلاحية الإدارة من ${isolated(name)}`,
}
