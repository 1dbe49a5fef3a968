import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../support/server/free-port.ts'

/** Debian's package, or another one that was unpacked elsewhere. */
const SOURCE = process.env.WORDPRESS_DIR ?? '/usr/share/wordpress'
const READY_WITHIN_MS = 60_000
const POLL_MS = 100
const LONG_ANSWER_BYTES = 1e7

const has = (program: string) =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)))

/** What this machine lacks to run WordPress, in one line; undefined where nothing is missing. */
export function missingForWordPress(): string | undefined {
  const missing = [
    ...['php', 'mariadbd', 'mariadb-install-db'].filter((program) => !has(program)),
    ...(existsSync(join(SOURCE, 'wp-settings.php')) ? [] : [SOURCE]),
  ]
  return missing.length > 0 ? `.ci/wordpress.sh installs what is missing: ${missing.join(', ')}` : undefined
}

export interface WordPress {
  url: string
  /** Runs PHP with WordPress loaded; gives back what it says, as JSON. */
  run<Answer>(code: string): Promise<Answer>
  stop(): Promise<void>
}

/** Addresses of its own, no call to the outside, and no updates of itself. */
const configOf = (url: string, socket: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'FS_METHOD', 'direct' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.log' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', 'a key of tests' );
	define( $name . '_SALT', 'a salt of tests' );
}
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`

/** Pretty addresses, as the rewrite rules of a web server. */
const ROUTER = `<?php
$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = __DIR__ . $path;
if ( '/' !== $path && ( is_file( $file ) || is_file( $file . '/index.php' ) ) ) return false;
$_SERVER['SCRIPT_NAME'] = '/index.php';
require __DIR__ . '/index.php';
`

/** The editor's guide greets nobody. */
const INSTALL = `define( 'WP_INSTALLING', true );
require 'wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Physics at school', 'admin', 'admin@site.example', true, '', 'admin' );
// Pictures of people come from another server.
update_option( 'show_avatars', 0 );
$author = wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'author', 'user_email' => 'author@site.example', 'role' => 'author' ) );
$quiet  = array( 'welcomeGuide' => false );
update_user_meta( $author, 'wp_persisted_preferences', array( 'core' => $quiet, 'core/edit-post' => $quiet, '_modified' => gmdate( 'c' ) ) );`

/** MariaDB refuses to run as root unless it is told to. */
const whoRuns = () => `--user=${execFileSync('id', ['-un'], { encoding: 'utf8' }).trim()}`

async function startDatabase(folder: string): Promise<{ process: ChildProcess; socket: string }> {
  const [data, socket] = [join(folder, 'data'), join(folder, 'sock')]
  execFileSync('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    whoRuns(),
  ])
  const settings = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    '--skip-networking',
    whoRuns(),
  ]
  const database = spawn('mariadbd', [...settings, `--pid-file=${join(folder, 'pid')}`], { stdio: 'ignore' })
  const connect = `new mysqli('localhost', 'root', '', '', 0, ${JSON.stringify(socket)})`
  await untilDone(database, () =>
    execFileSync('php', ['-r', `(${connect})->query('create database wordpress');`], { stdio: 'ignore' }),
  )
  return { process: database, socket }
}

async function untilDone(server: ChildProcess, attempt: () => unknown): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    try {
      await attempt()
      return
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error
      await pause(POLL_MS)
    }
  }
}

async function end(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  if (server.exitCode === null) await gone
}

function runPhp(site: string, code: string): Promise<string> {
  return new Promise((resolve, reject) =>
    execFile(
      'php',
      ['-d', 'display_errors=stderr', '-r', code],
      { cwd: site, maxBuffer: LONG_ANSWER_BYTES },
      (error, answer, said) => (error ? reject(new Error(`${error.message}\n${said}`)) : resolve(answer)),
    ),
  )
}

/** A WordPress of its own in a temporary folder, with `admin` and `author`, whose passwords are their names. */
export async function openWordPress(): Promise<WordPress> {
  const folder = await mkdtemp(join(tmpdir(), 'quiz-wordpress-'))
  const site = join(folder, 'site')
  const { process: database, socket } = await startDatabase(folder)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  await cp(SOURCE, site, { recursive: true, dereference: true })
  await writeFile(join(site, 'wp-config.php'), configOf(url, socket))
  await writeFile(join(site, 'router.php'), ROUTER)
  await runPhp(site, INSTALL)
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site, join(site, 'router.php')], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: 'ignore',
    // The workers end with the group.
    detached: true,
  })
  await untilDone(server, () => fetch(`${url}/wp-login.php`))
  return {
    url,
    run: async (code) => JSON.parse(await runPhp(site, `require 'wp-load.php'; ${code}`)),
    async stop() {
      if (server.pid) process.kill(-server.pid, 'SIGTERM')
      await end(database)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
