import type { layout as english } from '../en/layout.ts'
import type { Translation } from '../lib/words.ts'
import { isolated } from './grammar.ts'

export const layout: Translation<typeof english> = {
  accessDenied: {
    title: 'الوصول مرفوض',
    dash: ': ',
    note: 'تحتاج إلى صلاحيات الإدارة لفتح هذه الصفحة.',
  },
  admin: 'مسؤول',
  checkingSession: 'جارٍ التحقّق من تسجيل دخولك…',
  closeMenu: 'إغلاق القائمة',
  copyright: (year, brand) => `© ${year} ${isolated(brand)}`,
  dashboard: 'لوحة الإدارة',
  home: 'الرئيسية',
  language: 'اللغة',
  loading: 'جارٍ التحميل…',
  logout: 'تسجيل الخروج',
  menu: 'القائمة الرئيسية',
  noApiBase: (code) => ['لا تذكر هذه الصفحة مكان اختباراتها: يحتاج العنصر إلى السمة ', code('api-base'), '.'],
  ownData: 'بياناتك',
  openMenu: 'فتح القائمة',
  pleaseSignIn: 'سجّل الدخول أدناه',
  safe: 'خادمها لا يستجيب. موعدك المحجوز وإجاباتك محفوظة.',
  sessions: 'أجهزتك',
  signInAbove: 'سجّل الدخول أعلاه',
  viewResults: 'عرض النتائج',
  welcome: (name) => (name ? ['مرحبًا، ', name] : ['مرحبًا']),
}
