import { ROUTES } from '../domain/paths.ts'

/** The routes whose screens are for administrators alone, all in one chunk. */
export const ADMIN_ROUTES = [ROUTES.admin, ROUTES.quizAttempts, ROUTES.adminResults, ROUTES.slotBoard]
