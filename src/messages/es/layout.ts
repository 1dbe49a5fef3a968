import type { layout as english } from '../en/layout.ts'
import type { Translation } from '../lib/words.ts'

export const layout: Translation<typeof english> = {
  accessDenied: {
    title: 'Acceso denegado',
    dash: ' - ',
    note: 'Necesitas permisos de administración para ver esta página.',
  },
  admin: 'Administración',
  checkingSession: 'Comprobando tu sesión...',
  closeMenu: 'Cerrar el menú',
  copyright: (year, brand) => `© ${year} ${brand}`,
  dashboard: 'Panel',
  home: 'Inicio',
  language: 'Idioma',
  loading: 'Cargando...',
  logout: 'Cerrar sesión',
  menu: 'Menú principal',
  noApiBase: (code) => [
    'Esta página no dice dónde están sus exámenes: al elemento le falta el atributo ',
    code('api-base'),
    '.',
  ],
  ownData: 'Tus datos',
  openMenu: 'Abrir el menú',
  pleaseSignIn: 'Inicia sesión más abajo',
  safe: 'Su servidor no responde. El turno que reservaste y tus respuestas están a salvo.',
  sessions: 'Dispositivos con tu sesión',
  signInAbove: 'Inicia sesión más arriba',
  viewResults: 'Ver resultados',
  welcome: (name) => (name ? ['Hola, ', name] : ['Hola']),
}
