import { computed } from 'nanostores'
import { $user } from './session.ts'

/** Whoever administers; undefined keeps what only administrators may read from being asked for. */
export const $adminId = computed($user, (user) => (user?.isAdmin ? user._id : undefined))
