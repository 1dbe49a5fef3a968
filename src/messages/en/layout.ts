import { words } from '../lib/words.ts'

export const layout = words('layout', {
  accessDenied: {
    title: 'Access Denied',
    dash: ' - ',
    note: 'You need admin privileges to access this page.',
  },
  admin: 'Admin',
  checkingSession: 'Checking your session...',
  closeMenu: 'Close menu',
  copyright: (year: number, brand: string) => `© ${year} ${brand}`,
  dashboard: 'Dashboard',
  home: 'Home',
  language: 'Language',
  loading: 'Loading...',
  logout: 'Logout',
  menu: 'Main',
  noApiBase: <Node>(code: (attribute: string) => Node) => [
    'This page does not say where its quizzes are: the element needs an ',
    code('api-base'),
    ' attribute.',
  ],
  ownData: 'Your data',
  openMenu: 'Open menu',
  pleaseSignIn: 'Please sign in below',
  safe: 'Its server does not answer. Your booked slot and your answers are safe.',
  sessions: 'Signed-in devices',
  signInAbove: 'Sign in above',
  viewResults: 'View Results',
  welcome: <Node>(name?: Node) => (name ? ['Welcome, ', name] : ['Welcome']),
})
