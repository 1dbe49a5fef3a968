import type { Rule } from './rule.ts'
import { ATTEMPT_RULES } from './rules/attempt.ts'
import { AUTHORING_RULES } from './rules/authoring.ts'
import { ERROR_RULES } from './rules/errors.ts'
import { FEATURE_RULES } from './rules/features.ts'
import { IMAGE_RULES } from './rules/images.ts'
import { KIND_RULES } from './rules/kinds.ts'
import { LIST_RULES } from './rules/lists.ts'
import { MARKING_RULES } from './rules/marking.ts'
import { ORIGIN_RULES } from './rules/origins.ts'
import { PACE_RULES } from './rules/pace.ts'
import { PRACTICE_RULES } from './rules/practice.ts'
import { REPORT_RULES } from './rules/reports.ts'
import { RIGHTS_RULES } from './rules/rights.ts'
import { SEAT_RULES } from './rules/seats.ts'
import { SESSION_RULES } from './rules/session.ts'
import { SHAPE_RULES } from './rules/shapes.ts'
import { STANDING_RULES } from './rules/standing.ts'

/** In the order of an afternoon: session, reading, rights, then writing. `error.retry-after` sees what all others got. */
export const RULES: readonly Rule[] = [
  ...SESSION_RULES,
  ...SHAPE_RULES,
  ...ORIGIN_RULES,
  ...LIST_RULES,
  ...RIGHTS_RULES,
  ...IMAGE_RULES,
  ...AUTHORING_RULES,
  ...SEAT_RULES,
  ...FEATURE_RULES,
  ...KIND_RULES,
  ...MARKING_RULES,
  ...REPORT_RULES,
  ...PACE_RULES,
  ...STANDING_RULES,
  ...PRACTICE_RULES,
  ...ATTEMPT_RULES,
  ...ERROR_RULES,
]
