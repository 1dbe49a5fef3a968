import type { Rule } from './rule.ts'
import { ERROR_RULES } from './rules/errors.ts'
import { FEATURE_RULES } from './rules/features.ts'
import { IMAGE_RULES } from './rules/images.ts'
import { LIST_RULES } from './rules/lists.ts'
import { ORIGIN_RULES } from './rules/origins.ts'
import { RIGHTS_RULES } from './rules/rights.ts'
import { SESSION_RULES } from './rules/session.ts'
import { SHAPE_RULES } from './rules/shapes.ts'
import { WRITE_RULES } from './rules/writes.ts'

/** In the order of an afternoon: session, reading, rights, then writing. `error.retry-after` sees what all others got. */
export const RULES: readonly Rule[] = [
  ...SESSION_RULES,
  ...SHAPE_RULES,
  ...ORIGIN_RULES,
  ...LIST_RULES,
  ...RIGHTS_RULES,
  ...IMAGE_RULES,
  ...FEATURE_RULES.filter(({ writes }) => !writes),
  ...WRITE_RULES.filter(({ id }) => id.startsWith('authoring')),
  ...FEATURE_RULES.filter(({ writes }) => writes),
  ...WRITE_RULES.filter(({ id }) => !id.startsWith('authoring')),
  ...ERROR_RULES,
]
