import { words } from '../lib/words.ts'

export const adminHome = words('adminHome', {
  adminAccess: 'Admin Access',
  adminIntro: 'Every quiz is open to you. Learners see theirs during their booked slot.',
  adminPanel: 'Admin Panel',
  adminPanelNote: 'Manage quizzes, slots and results.',
  drafts: 'Drafts',
  fullAdminAccess: 'Full Admin Access',
  fullAdminAccessNote: 'You can see and take every quiz. No slot is needed.',
  openAdminPanel: 'Open Admin Panel',
})
