import type { Action, Reason, SubmitReason } from '../../domain/lib/failure.ts'
import type { failures as english } from '../en/failures.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { saidReason } from '../said.ts'

const FAILED: Record<Action, string> = {
  'analyse-questions': 'تعذّر تحليل الأسئلة',
  'book-slot': 'تعذّر حجز الموعد',
  'cancel-booking': 'تعذّر إلغاء الحجز',
  'change-account': 'تعذّر تغيير الحساب',
  'check-session': 'تعذّر التحقّق من تسجيل دخولك',
  'create-quiz': 'تعذّر إنشاء الاختبار',
  'delete-data': 'تعذّر حذف بياناتك',
  'delete-quiz': 'تعذّر حذف الاختبار',
  'duplicate-quiz': 'تعذّر نسخ الاختبار',
  'export-results': 'تعذّر تصدير النتائج',
  'fetch-available-slots': 'تعذّر تحميل المواعيد المتاحة',
  'fetch-quizzes': 'تعذّر تحميل الاختبارات',
  'fetch-slot-bookings': 'تعذّر تحميل حجوزات الموعد',
  'fetch-slot-configuration': 'تعذّر تحميل إعدادات المواعيد',
  'fetch-slot-overview': 'تعذّر تحميل نظرة عامة على المواعيد',
  'fetch-slot-statistics': 'تعذّر تحميل إحصاءات المواعيد',
  'fetch-slot-summary': 'تعذّر تحميل ملخّص المواعيد',
  'generate-slots': 'تعذّر إنشاء المواعيد',
  'load-analytics': 'تعذّر تحميل التحليلات',
  'load-quiz': 'تعذّر تحميل الاختبار',
  'report-question': 'تعذّر الإبلاغ عن السؤال',
  'load-quiz-statistics': 'تعذّر تحميل إحصاءات الاختبار',
  'load-data': 'تعذّر تحميل بياناتك',
  'load-people': 'تعذّر تحميل قائمة الطلاب',
  'load-person': 'تعذّر تحميل صفحة الطالب',
  'load-log': 'تعذّر تحميل السجلّ',
  'load-reports': 'تعذّر تحميل البلاغات',
  'answer-report': 'تعذّر الرد على البلاغات',
  'load-results': 'تعذّر تحميل النتائج',
  'load-results-data': 'تعذّر تحميل بيانات النتائج',
  'load-your-results': 'تعذّر تحميل نتائجك',
  logout: 'تعذّر تسجيل الخروج',
  regrade: 'تعذّرت إعادة التصحيح',
  'extend-time': 'تعذّر تغيير الوقت',
  'load-room': 'تعذّر تحميل القاعة',
  'save-group': 'تعذّر حفظ الصف',
  'save-extra-time': 'تعذّر حفظ الوقت الإضافي',
  'send-message': 'تعذّر إرسال الرسالة',
  'reset-attempt': 'تعذّر إلغاء المحاولة',
  'reset-configuration': 'تعذّرت إعادة ضبط الإعدادات',
  'start-quiz': 'تعذّر بدء الاختبار',
  'submit-quiz': 'تعذّر تسليم الاختبار',
  'update-configuration': 'تعذّر حفظ الإعدادات',
  'update-quiz': 'تعذّر حفظ الاختبار',
  'upload-image': 'تعذّر رفع الصورة',
}

const REASONS: Wording<Exclude<Reason, { code: 'unknown' }>> = {
  'too-many-requests': () => 'الطلبات كثيرة جدًّا. انتظر قليلًا ثم حاول مرة أخرى.',
  'quiz-closed': () => 'هذا الاختبار ليس مفتوحًا الآن.',
  'quiz-not-found': () => 'لم يُعثر على الاختبار.',
  'no-permission': () => 'ليس لديك إذن بهذا الإجراء.',
  'session-expired': () => 'انتهت مدة تسجيل دخولك. سجّل الدخول مرة أخرى للمتابعة.',
  network: () => 'لا يوجد اتصال بالشبكة. تحقّق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  'results-changed': () => 'تغيّرت النتائج أثناء قراءتها. حاول مرة أخرى.',
  'slot-required': () => 'تُفتح الاختبارات خلال موعدك المحجوز فقط. احجز موعدًا أولًا.',
  'unexpected-answer': () => 'أرسل الخادم ردًّا غير متوقّع. حاول مرة أخرى لاحقًا.',
  'request-failed': () => 'لم ينجح الطلب',
  said: saidReason,
}

const SUBMIT_REASONS: Wording<Exclude<SubmitReason, { code: 'other' }>> = {
  'other-answers-stored': () =>
    'سُلّمت إجابات أخرى لهذا الاختبار قبل هذه، من جهاز آخر أو قبل إعادة تحميل هذه الصفحة. تلك هي التي تُحتسب.',
  'submission-closed': () => 'انتهت مدة تسليم الاختبار. احفظ نسخة من إجاباتك وأرِها معلّمك.',
  'too-many-submissions': () => 'محاولات التسليم كثيرة جدًّا. انتظر قليلًا ثم حاول مرة أخرى.',
  'submission-lost': () => 'خطأ في الشبكة. تحقّق من اتصالك ثم حاول مرة أخرى.',
}

export const failures: Translation<typeof english> = {
  failed: (action) => FAILED[action],
  reason: (reason, action) => (reason.code === 'unknown' ? FAILED[action] : word(REASONS, reason)),
  submitReason: (why) =>
    why.code === 'other' ? failures.reason(why.reason, 'submit-quiz') : word(SUBMIT_REASONS, why),
}
