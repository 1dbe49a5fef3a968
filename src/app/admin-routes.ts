import { ROUTES } from '../domain/paths.ts'

/** The administrator's pages whose screens come with later versions. */
export const LATER_ADMIN_ROUTES = [ROUTES.quizAttempts, ROUTES.adminResults, ROUTES.slotBoard]
