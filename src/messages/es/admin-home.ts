import type { adminHome as english } from '../en/admin-home.ts'
import type { Translation } from '../lib/words.ts'

export const adminHome: Translation<typeof english> = {
  adminAccess: 'Acceso de administración',
  adminIntro: 'Puedes abrir todos los exámenes. Los estudiantes ven los suyos durante el turno reservado.',
  adminPanel: 'Administración',
  adminPanelNote: 'Gestiona exámenes, turnos y resultados.',
  drafts: 'Borradores',
  fullAdminAccess: 'Acceso completo de administración',
  fullAdminAccessNote: 'Puedes ver y hacer todos los exámenes. No necesitas un turno.',
  openAdminPanel: 'Abrir la administración',
}
