import type { adminHome as english } from '../en/admin-home.ts'
import type { Translation } from '../lib/words.ts'

export const adminHome: Translation<typeof english> = {
  adminAccess: 'دخول الإدارة',
  adminIntro: 'كل الاختبارات مفتوحة لك. أما الطلاب فيرون اختباراتهم خلال مواعيدهم المحجوزة.',
  adminPanel: 'لوحة الإدارة',
  adminPanelNote: 'إدارة الاختبارات والمواعيد والنتائج.',
  drafts: 'المسودّات',
  fullAdminAccess: 'صلاحيات الإدارة الكاملة',
  fullAdminAccessNote: 'يمكنك رؤية كل اختبار ودخوله. لا تحتاج إلى موعد.',
  openAdminPanel: 'فتح لوحة الإدارة',
}
