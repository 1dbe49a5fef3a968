import { computed } from 'nanostores'
import { $user } from './session.ts'

/** The signed-in administrator's id; undefined for others, which keeps administrators' reads from starting. */
export const $adminId = computed($user, (user) => (user?.isAdmin ? user._id : undefined))
