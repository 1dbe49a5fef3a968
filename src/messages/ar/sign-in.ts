import type { signingIn as english } from '../en/sign-in.ts'
import type { Translation } from '../lib/words.ts'
import { isolated } from './grammar.ts'

export const signingIn: Translation<typeof english> = {
  agreement: (terms, privacy) => [
    'بتسجيل الدخول توافق على ',
    terms('شروط الخدمة'),
    ' و',
    privacy('سياسة الخصوصية'),
    '.',
  ],
  about: 'اختبارات محدّدة الوقت في الساعة التي تختارها. احجز موعدًا، وأدِّ اختباراتك، واعرف ما يحتاج إلى مراجعة.',
  intro: 'سجّل الدخول بحسابك في Google للمتابعة',
  returnsElsewhere: (setting) => [
    'سجّلت الدخول ثم عدت إلى هنا؟ يعود تسجيل الدخول إلى صفحة أخرى. يمكن لمالك هذه الصفحة أن يضبط ',
    setting,
    ' في العنصر.',
  ],
  signInWithGoogle: 'تسجيل الدخول بحساب Google',
  title: 'تسجيل الدخول',
  welcome: (brand) => `مرحبًا بك في ${isolated(brand)}`,
}
