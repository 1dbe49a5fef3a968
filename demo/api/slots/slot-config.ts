import { Hono } from 'hono'
import * as v from 'valibot'
import { DEFAULT_SLOT_CONFIG } from '../../../src/domain/slots/default-slot-config.ts'
import { SlotConfig } from '../../../src/domain/slots/slot-config.ts'
import type { Deps, Env } from '../http/deps.ts'
import { limit } from '../http/limits/limits.ts'
import { described } from '../http/openapi.ts'
import { body, query } from '../http/problems.ts'
import { requireAdmin } from '../session/guards.ts'
import { changeSlotConfig, previewSlotConfig } from './slot-config-change.ts'
import { readSlotConfig } from './slot-grid.ts'

const DryRun = v.object({ dryRun: v.optional(v.picklist(['0', '1']), '0') })

/** The configuration. `dryRun` announces support for dry runs; without it, an API would save instead. */
const ShownConfig = v.object({ ...SlotConfig.entries, dryRun: v.optional(v.literal(true)) })

/** The configuration and the number of bookings that no longer fit. */
const ChangedConfig = v.object({ ...SlotConfig.entries, affectedBookings: v.optional(v.number()) })

/** Routes of the slot configuration. */
export function slotConfigRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const admin = requireAdmin(deps)

  routes.get(
    '/admin/slot-config',
    described('Shows how slots are made; administrators only', ShownConfig),
    admin,
    async (c) => c.json({ ...(await readSlotConfig(deps.db)), dryRun: true }),
  )

  routes.put(
    '/admin/slot-config',
    described(
      'Changes how slots are made and recreates them, or with dryRun=1 only counts affected bookings; administrators only',
      ChangedConfig,
    ),
    admin,
    limit(deps, 'write'),
    query(DryRun),
    body(SlotConfig),
    async (c) => {
      const change = c.req.valid('query').dryRun === '1' ? previewSlotConfig : changeSlotConfig
      return c.json(await change(deps, c.req.valid('json'), c.get('user').id))
    },
  )

  routes.post(
    '/admin/slot-config/reset',
    described('Restores the default slots and recreates them; administrators only', ChangedConfig),
    admin,
    limit(deps, 'write'),
    async (c) => c.json(await changeSlotConfig(deps, DEFAULT_SLOT_CONFIG, c.get('user').id)),
  )

  return routes
}
