import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import * as v from 'valibot'
import { Written } from '../../../src/domain/lib/written.ts'
import { foldAddress, isAddress } from '../../../src/domain/people/addresses.ts'
import type { Db } from '../database/db.ts'
import type { PersonaRow } from '../database/tables/account-tables.ts'
import type { Address, Clock } from '../http/deps.ts'
import { callbackUrl, ISSUER_MOUNT } from '../http/limits/address.ts'
import { ensureSamplePeople, SAMPLE_PEOPLE } from '../people/sample-people.ts'
import { choosePage, EXPIRED_PAGE, type NewPerson } from './issuer-page.ts'
import { ensureIssuerSecrets, issuerStore } from './issuer-store.ts'
import { pagePolicy } from './plain-page.ts'
import { loadProvider } from './provider.ts'
import type { Client } from './relying-party.ts'

const CLIENT_ID = 'quiz-elements'
const SCOPE = 'openid email profile'
const FORM_LIMIT_BYTES = 4096
const CHOOSE_PATH = new RegExp(`^${ISSUER_MOUNT}/choose/[\\w-]+$`)

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A stand-in for Google that works offline and trusts everyone. */
export interface Issuer {
  client: Client
  handle: Handler
  isAdmin(subject: string): Promise<boolean>
}

const findPersona = (db: Db, id: string): Promise<PersonaRow | undefined> =>
  db.selectFrom('personas').selectAll().where('id', '=', id).executeTakeFirst()

/** Finds or creates a person by email, so that their bookings and results come back. */
async function ensurePersona(db: Db, { name, email }: NewPerson): Promise<PersonaRow> {
  return db
    .insertInto('personas')
    .values({ id: randomUUID(), name, email })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

const NewPersonForm = v.object({
  name: v.pipe(Written, v.nonEmpty('Please enter a name'), v.maxLength(100, 'That name is too long')),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check(isAddress, 'Please enter an e-mail address like asha@example.org'),
    v.transform(foldAddress),
    v.maxLength(200, 'That address is too long'),
  ),
})

/** First party: no consent page. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const clientId = oidc.client?.clientId ?? CLIENT_ID
  const accountId = oidc.account?.accountId
  if (!accountId) return undefined
  const grant = new oidc.provider.Grant({ clientId, accountId })
  grant.addOIDCScope(SCOPE)
  await grant.save()
  return grant
}

async function createProvider(db: Db, clock: Clock, address: Address) {
  const { jwks, cookieKey, clientSecret } = await ensureIssuerSecrets(db)
  const configuration: Configuration = {
    adapter: issuerStore(db, clock),
    jwks,
    cookies: { keys: [cookieKey], short: { path: ISSUER_MOUNT }, long: { path: ISSUER_MOUNT } },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [callbackUrl(address)],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    async findAccount(_context, id) {
      const persona = await findPersona(db, id)
      if (!persona) return undefined
      const { name, email, picture } = persona
      return {
        accountId: id,
        claims: () => ({ sub: id, name, email, email_verified: true, ...(picture && { picture }) }),
      }
    },
    expiresWithSession: () => false,
    loadExistingGrant: grantAll,
    interactions: { url: (_context, { uid }) => `${ISSUER_MOUNT}/choose/${uid}` },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      Interaction: 600,
      Session: 3600,
      Grant: 3600,
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
    },
  }
  const LoadedProvider = await loadProvider()
  const provider = new LoadedProvider(address.publicUrl + ISSUER_MOUNT, configuration)
  provider.proxy = true
  return { provider, client: { issuer: provider.issuer, clientId: CLIENT_ID, clientSecret } }
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > FORM_LIMIT_BYTES) throw new Error('form too large')
  }
  return new URLSearchParams(text)
}

/** Whom the bar of the demo's page wants to be: no other site can set this cookie. Only a sample person; then no form is shown. */
function sampleAsked({ headers }: IncomingMessage): URLSearchParams | undefined {
  const id = /(?:^|; *)sample-person=(\w+)/.exec(headers.cookie ?? '')?.[1]
  return SAMPLE_PEOPLE.some((person) => person.id === id)
    ? new URLSearchParams({ persona: `${id}` })
    : undefined
}
const FORGET_ASKED = `sample-person=; Path=${ISSUER_MOUNT}; Max-Age=0`

const OWN_SESSION = /(?:^|; *)_session[^=;]*=[^;]*/g

/**
 * The provider derives URLs from the request, so it gets the public host. Its own session cookie is removed, so that the next
 * person does not have to sign the last one out.
 */
function applyPublicHost(request: IncomingMessage, { publicUrl, secure }: Address) {
  request.headers.host = new URL(publicUrl).host
  request.headers['x-forwarded-proto'] = secure ? 'https' : 'http'
  delete request.headers['x-forwarded-host']
  request.headers.cookie = request.headers.cookie?.replace(OWN_SESSION, '')
}

/** The provider expects URLs below the mount, and the full one as `originalUrl`. */
function delegate(protocol: Handler, request: IncomingMessage, response: ServerResponse) {
  const url = request.url ?? ''
  Object.assign(request, { originalUrl: url, url: url.slice(ISSUER_MOUNT.length) || '/' })
  return protocol(request, response)
}

/** Serves the page where people choose who they are. */
function createChooser(db: Db, provider: Provider, headers: Record<string, string>): Handler {
  function answerPage(response: ServerResponse, uid: string, form?: URLSearchParams, problem?: string) {
    const typed = { name: form?.get('name') ?? '', email: form?.get('email') ?? '' }
    response.writeHead(problem ? 400 : 200, headers)
    response.end(choosePage({ action: `${ISSUER_MOUNT}/choose/${uid}`, typed, problem }))
  }

  async function readChoice(form: URLSearchParams): Promise<PersonaRow | string> {
    const known = await findPersona(db, form.get('persona') ?? '')
    if (known) return known
    const typed = v.safeParse(NewPersonForm, { name: form.get('name') ?? '', email: form.get('email') ?? '' })
    return typed.success ? ensurePersona(db, typed.output) : typed.issues[0].message
  }

  async function choose(request: IncomingMessage, response: ServerResponse) {
    const { uid } = await provider.interactionDetails(request, response)
    const asked = request.method === 'POST' ? undefined : sampleAsked(request)
    if (asked) response.setHeader('set-cookie', FORGET_ASKED)
    else if (request.method !== 'POST') return answerPage(response, uid)
    const form = asked ?? (await readForm(request))
    const choice = await readChoice(form)
    if (typeof choice === 'string') return answerPage(response, uid, form, choice)
    const result = { login: { accountId: choice.id } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  return async (request, response) => {
    try {
      await choose(request, response)
    } catch {
      if (!response.headersSent) response.writeHead(400, headers).end(EXPIRED_PAGE)
    }
  }
}

export async function createIssuer(db: Db, clock: Clock, address: Address): Promise<Issuer> {
  await ensureSamplePeople(db)
  const { provider, client } = await createProvider(db, clock, address)
  const protocol = provider.callback()
  const chooser = createChooser(db, provider, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy(address.origins),
  })
  return {
    client,
    isAdmin: async (subject) => (await findPersona(db, subject))?.is_admin ?? false,
    async handle(request, response) {
      applyPublicHost(request, address)
      if (CHOOSE_PATH.test(request.url?.split('?')[0] ?? '')) await chooser(request, response)
      else await delegate(protocol, request, response)
    },
  }
}
