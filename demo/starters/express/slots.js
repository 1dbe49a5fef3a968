import { Router } from 'express'
import { dateOf, isText, isWhole, must } from './check.js'
import { query, queryOne } from './database.js'
import { requireAdmin, requireUser } from './session.js'

export const slotRoutes = Router()

/**
 * Adds the slots of the booking window that are missing. Business hours are those of the zone's clocks; a slot lasts as long as
 * ever where the clocks are changed.
 */
export const generateSlots = () =>
  query(`
    INSERT INTO slots (date, time_slot, starts_at, ends_at, capacity)
    SELECT to_char(wall, 'YYYY-MM-DD'), to_char(wall, 'HH24:MI-') || to_char(wall + length, 'HH24:MI'),
      starts, starts + length, slot_capacity
    FROM slot_config,
      make_interval(mins => slot_duration_minutes) AS length,
      generate_series(0, booking_window_days) AS day,
      generate_series(0, (business_hours_end - business_hours_start) * 60 / slot_duration_minutes - 1) AS place,
      LATERAL (SELECT date_trunc('day', now() AT TIME ZONE timezone)
        + make_interval(days => day, hours => business_hours_start) + place * length AS wall) AS planned,
      LATERAL (SELECT wall AT TIME ZONE timezone AS starts) AS placed
    WHERE starts + length > now()
      AND NOT EXISTS (SELECT FROM slots WHERE starts_at < starts + length AND ends_at > starts)
    ON CONFLICT (starts_at) DO NOTHING`)

/* What people book. */

slotRoutes.get('/slots/available', requireUser, async (req, res) => {
  const sql = `SELECT * FROM slot_view WHERE "endTime" > now() AND ($1::text IS NULL OR date = $1) ORDER BY "startTime"`
  res.json(await query(sql, [dateOf(req.query.date)]))
})

const findBooking = (slotId, userId) =>
  queryOne(
    `SELECT * FROM booking_view
     WHERE "slotId" = $1 AND user_id = $2 AND status <> 'cancelled'`,
    [slotId, userId],
  )

/** One statement: the row of the slot is locked while a seat is left, and a second seat of the person undoes all of it. */
async function takeSeat(slotId, userId) {
  try {
    await query(
      `WITH seat AS (
         UPDATE slots SET booked = booked + 1 WHERE id = $1 AND booked < capacity AND ends_at > now() RETURNING id)
       INSERT INTO bookings (slot_id, user_id) SELECT id, $2 FROM seat`,
      [slotId, userId],
    )
  } catch (error) {
    if (error.code !== UNIQUE_VIOLATION) throw error
  }
}
const UNIQUE_VIOLATION = '23505'

slotRoutes.post('/slots/book', requireUser, async (req, res) => {
  const slotId = req.body?.slotId
  must(isText(slotId, 100), 'slotId is missing')
  const slot = await queryOne('SELECT * FROM slot_view WHERE _id = $1', [slotId])
  must(slot, 'Slot not found', 404)
  const known = await findBooking(slotId, req.user._id)
  if (!known) await takeSeat(slotId, req.user._id)
  const booking = known ?? (await findBooking(slotId, req.user._id))
  const hasEnded = slot.endTime <= Date.now()
  must(booking, hasEnded ? 'This slot has already ended' : 'This slot is fully booked', 409)
  const message = known ? 'You have already booked this slot' : 'Slot booked successfully'
  res.json({ message, booking })
})

slotRoutes.get('/slots/my-bookings', requireUser, async (req, res) => {
  const sql = `SELECT * FROM booking_view WHERE user_id = $1 ORDER BY slot ->> 'startTime' DESC`
  res.json(await query(sql, [req.user._id]))
})

/** Whether a booking was cancelled that meets the condition; its seat is free again. */
async function cancel(bookingId, condition, values) {
  const freed = await query(
    `WITH freed AS (
       UPDATE bookings SET cancelled_at = now() FROM slots
       WHERE bookings.id = $1 AND cancelled_at IS NULL AND slots.id = slot_id AND ${condition} RETURNING slot_id)
     UPDATE slots SET booked = booked - 1 FROM freed WHERE slots.id = freed.slot_id RETURNING slots.id`,
    [bookingId, ...values],
  )
  return freed.length > 0
}

slotRoutes.delete('/slots/cancel/:id', requireUser, async (req, res) => {
  const isCancelled = await cancel(req.params.id, 'starts_at > now() AND user_id = $2', [req.user._id])
  must(isCancelled, 'You have no upcoming booking of this kind', 404)
  res.json({ message: 'Booking cancelled successfully' })
})

/** The person's slots that run, will run, and have run. */
async function findSlots(userId) {
  const slots = await query(
    `SELECT time_slot AS "slotTime", date AS "slotDate", starts_at AS "startTime", ends_at AS "endTime"
     FROM bookings JOIN slots ON slots.id = slot_id
     WHERE user_id = $1 AND cancelled_at IS NULL ORDER BY starts_at`,
    [userId],
  )
  const now = Date.now()
  return {
    running: slots.find(({ startTime, endTime }) => startTime <= now && now < endTime),
    upcoming: slots.find(({ startTime }) => startTime > now),
    past: slots.findLast(({ endTime }) => endTime <= now),
  }
}

export const hasRunningSlot = async (userId) => (await findSlots(userId)).running !== undefined

slotRoutes.get('/slots/current', requireUser, async (req, res) => {
  const { running, upcoming, past } = await findSlots(req.user._id)
  res.json({
    isActive: running !== undefined,
    hasUpcomingSlot: upcoming !== undefined,
    slot: running ?? past ?? null,
    upcomingSlot: upcoming ?? null,
    timeRemaining: running ? Math.ceil((running.endTime - Date.now()) / 60_000) : null,
  })
})

/* What administrators see and do. */

slotRoutes.post('/slots/generate', requireAdmin, async (_req, res) => {
  await generateSlots()
  res.json({ message: 'Slots generated successfully' })
})

const TODAY = `(SELECT to_char(now() AT TIME ZONE timezone, 'YYYY-MM-DD') FROM slot_config)`

slotRoutes.get('/admin/slots/statistics', requireAdmin, async (req, res) => {
  const sql = `SELECT * FROM slot_view WHERE date = coalesce($1, ${TODAY}) ORDER BY "startTime"`
  res.json(await query(sql, [dateOf(req.query.date)]))
})

slotRoutes.get('/admin/slots/bookings', requireAdmin, async (req, res) => {
  const slotId = isText(req.query.slotId, 100) ? req.query.slotId : null
  const sql = `SELECT * FROM booking_view WHERE $1::text IS NULL OR "slotId" = $1 ORDER BY "createdAt" DESC LIMIT 5000`
  res.json(await query(sql, [slotId]))
})

slotRoutes.delete('/admin/slots/cancel/:id', requireAdmin, async (req, res) => {
  must(await cancel(req.params.id, 'ends_at > now()', []), 'This booking cannot be cancelled', 409)
  res.json({ message: 'Booking cancelled successfully' })
})

const TOTALS = `count(*)::int AS "totalSlots", coalesce(sum(capacity), 0)::int AS "totalCapacity",
  coalesce(sum(booked), 0)::int AS "totalBooked",
  coalesce(round(100.0 * sum(booked) / nullif(sum(capacity), 0)), 0)::int AS utilization`

slotRoutes.get('/admin/slots/overview', requireAdmin, async (req, res) => {
  const sql = `SELECT date, ${TOTALS}, sum(greatest(capacity - booked, 0))::int AS "totalAvailable" FROM slots
    WHERE date >= coalesce($1, ${TODAY}) AND ($2::text IS NULL OR date <= $2) GROUP BY date ORDER BY date`
  res.json(await query(sql, [dateOf(req.query.startDate), dateOf(req.query.endDate)]))
})

slotRoutes.get('/admin/slots/summary', requireAdmin, async (_req, res) => {
  const totals = await queryOne(`SELECT ${TOTALS} FROM slots WHERE date = ${TODAY}`)
  const peak = await queryOne(
    `SELECT substr(time_slot, 1, 2) || ':00' AS hour, ${TOTALS} FROM slots WHERE date = ${TODAY}
     GROUP BY 1 HAVING sum(booked) > 0 ORDER BY utilization DESC, 1 LIMIT 1`,
  )
  res.json({ ...totals, peakHour: peak?.hour ?? null, peakUtilization: peak?.utilization ?? null })
})

const CONFIG = `slot_duration_minutes AS "slotDurationMinutes", slot_capacity AS "slotCapacity",
  booking_window_days AS "bookingWindowDays", business_hours_start AS "businessHoursStart",
  business_hours_end AS "businessHoursEnd", timezone`

const isZone = (zone) => isText(zone, 50) && Intl.supportedValuesOf('timeZone').concat('UTC').includes(zone)

/** Slots that nobody has booked follow the new configuration; the others stay as they were promised. */
async function replan(res, change, values) {
  const config = await queryOne(`UPDATE slot_config SET ${change} RETURNING ${CONFIG}`, values)
  await query(
    `DELETE FROM slots WHERE starts_at > now() AND booked = 0
     AND NOT EXISTS (SELECT FROM bookings WHERE slot_id = slots.id)`,
  )
  await generateSlots()
  res.json(config)
}

slotRoutes.get('/admin/slot-config', requireAdmin, async (_req, res) =>
  res.json(await queryOne(`SELECT ${CONFIG} FROM slot_config`)),
)

slotRoutes.put('/admin/slot-config', requireAdmin, async (req, res) => {
  const {
    slotDurationMinutes: duration,
    slotCapacity: capacity,
    bookingWindowDays: days,
    businessHoursStart: start,
    businessHoursEnd: end,
    timezone,
  } = req.body ?? {}
  must(isWhole(duration, 15, 120), 'Slots last 15 to 120 minutes')
  must(isWhole(capacity, 50, 1000), 'A slot has 50 to 1000 seats')
  must(isWhole(days, 1, 30), 'The booking window is 1 to 30 days')
  must(isWhole(start, 0, 23) && isWhole(end, 0, 24), 'Business hours are whole hours')
  must((end - start) * 60 >= duration, 'At least one slot must fit between the business hours')
  must(isZone(timezone), 'The timezone is unknown')
  await replan(
    res,
    `slot_duration_minutes = $1, slot_capacity = $2, booking_window_days = $3, business_hours_start = $4,
     business_hours_end = $5, timezone = $6`,
    [duration, capacity, days, start, end, timezone],
  )
})

slotRoutes.post('/admin/slot-config/reset', requireAdmin, (_req, res) =>
  replan(
    res,
    `slot_duration_minutes = DEFAULT, slot_capacity = DEFAULT, booking_window_days = DEFAULT,
     business_hours_start = DEFAULT, business_hours_end = DEFAULT, timezone = DEFAULT`,
  ),
)
