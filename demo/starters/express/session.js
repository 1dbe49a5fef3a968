import { createHash, randomBytes } from 'node:crypto'
import { Router } from 'express'
import { must } from './check.js'
import { allowedOrigins, isProduction, publicUrl } from './config.js'
import { query, queryOne } from './database.js'

/* Who asks: a bearer token, or the same token in a cookie. The table knows tokens by their hash only. */

const HOURS = 12
const COOKIE = 'quiz_session'

const hashOf = (token) => createHash('sha256').update(token).digest('hex')

const cookieOptions = {
  httpOnly: true,
  path: '/api',
  // Lax is enough for a page of the same site; a page of another site needs None, and that needs https.
  ...(isProduction ? { sameSite: 'none', secure: true } : { sameSite: 'lax' }),
}

const setCookie = (res, token) => res.cookie(COOKIE, token, { ...cookieOptions, maxAge: HOURS * 3_600_000 })

export async function openSession(userId) {
  const token = randomBytes(32).toString('hex')
  await query('DELETE FROM sessions WHERE expires_at < now()')
  await query(
    'INSERT INTO sessions (token_hash, user_id, expires_at) VALUES ($1, $2, now() + make_interval(hours => $3))',
    [hashOf(token), userId, HOURS],
  )
  return token
}

const findUser = (token) =>
  queryOne(
    `SELECT user_view.* FROM sessions JOIN user_view ON _id = user_id
     WHERE token_hash = $1 AND expires_at > now()`,
    [hashOf(token)],
  )

/** Browsers send the cookie along whoever asks, so it counts only where the page is one of ours. */
function cookieOf(req) {
  const origin = req.get('origin')
  const isOurs = origin ? allowedOrigins.includes(origin) : req.method === 'GET'
  return isOurs ? req.get('cookie')?.match(new RegExp(`(?:^|; )${COOKIE}=(\\w+)`))?.[1] : undefined
}

export async function readSession(req, _res, next) {
  const header = req.get('authorization')
  req.token = header ? header.match(/^Bearer (\S+)$/i)?.[1] : cookieOf(req)
  req.user = req.token && (await findUser(req.token))
  next()
}

export function requireUser(req, _res, next) {
  must(req.user, 'Session expired or unknown. Please sign in.', 401)
  next()
}

export function requireAdmin(req, _res, next) {
  must(req.user, 'Session expired or unknown. Please sign in.', 401)
  must(req.user.isAdmin, 'Permission denied', 403)
  next()
}

/**
 * The page to come back to after the sign-in. It gets a session, so its origin has to be one of ours:
 * `https://example.org.evil.example` only begins like one.
 */
export function checkFrontendUrl(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOurs = /^https?:$/.test(url?.protocol) && allowedOrigins.includes(url.origin)
  must(isOurs, 'frontend_url must be an address of a site in ALLOWED_ORIGINS')
  return url
}

/** The end of every sign-in, yours too: stores who came, opens a session, and goes back to the page. */
export async function signIn(res, { subject, email, name, picture, isAdmin }, frontendUrl) {
  const url = checkFrontendUrl(frontendUrl)
  const user = await queryOne(
    `INSERT INTO users (subject, email, name, picture, is_admin) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (subject) DO UPDATE SET email = $2, name = $3, picture = $4, is_admin = $5, updated_at = now()
     RETURNING id`,
    [subject, email, name, picture ?? null, isAdmin],
  )
  const token = await openSession(user.id)
  url.searchParams.set('auth', 'success')
  url.searchParams.set('token', token)
  setCookie(res, token)
  res.redirect(303, url.href)
}

export const sessionRoutes = Router()

// Your own sign-in begins here: see README.md.
sessionRoutes.get('/auth/google', (req, res) => {
  const { href } = checkFrontendUrl(req.query.frontend_url)
  must(!isProduction, 'No sign-in is set up: see "Your own sign-in" in README.md', 501)
  res.redirect(302, `${publicUrl}/api/development/sign-in?frontend_url=${encodeURIComponent(href)}`)
})

sessionRoutes.post('/auth/token', async (req, res) => {
  const token = req.body?.token
  const user = typeof token === 'string' ? await findUser(token) : undefined
  must(user, 'Invalid token. Please sign in.', 401)
  setCookie(res, token)
  res.json({ user })
})

sessionRoutes.get('/auth/me', requireUser, (req, res) => res.json({ user: req.user }))

sessionRoutes.get('/auth/validate-token', requireUser, (req, res) =>
  res.json({ valid: true, user: req.user }),
)

sessionRoutes.post('/auth/logout', async (req, res) => {
  if (req.token) await query('DELETE FROM sessions WHERE token_hash = $1', [hashOf(req.token)])
  res.clearCookie(COOKIE, cookieOptions).json({ message: 'Logged out successfully' })
})
