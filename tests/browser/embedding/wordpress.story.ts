import { readFileSync } from 'node:fs'
import { packPlugin } from '../../../demo/tools/wordpress-plugin.ts'
import { enrolWithAccount, openQuiz } from '../support/school.ts'
import { expect, NIGHTLY, refused } from '../support/story.ts'
import { clickSignIn, signInAsNew, welcome } from '../support/walking.ts'
import { missingForWordPress } from '../support/wordpress.ts'
import { addressOf, insertBlock, learn, logIn, php, publish, test } from '../support/wordpress-site.ts'

const missing = missingForWordPress()
if (missing && process.env.REQUIRE_WORDPRESS) throw new Error(missing)
test.skip(missing !== undefined, missing)
test.describe.configure({ mode: 'serial', timeout: 300_000 })

const SETTINGS = '/wp-admin/options-general.php?page=quiz-elements'
const BLOCK = '<!-- wp:quiz-elements/quiz {"brand-name":"Prism"} /-->'

test(
  'an administrator can upload the plugin, which says what has yet to be set',
  NIGHTLY,
  async ({ page, wordpress }) => {
    await logIn(page, wordpress, 'admin')
    await page.goto(`${wordpress.url}/wp-admin/plugin-install.php?tab=upload`)
    const upload = { name: 'quiz-elements.zip', mimeType: 'application/zip', buffer: await packPlugin() }
    await page.getByLabel('Plugin zip file').setInputFiles(upload)
    await page.getByRole('button', { name: 'Install Now' }).click()
    await page.getByRole('link', { name: 'Activate Plugin' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Quiz elements' })
    await expect(row.getByRole('link', { name: 'Settings' })).toBeVisible()

    const address = await addressOf(
      wordpress,
      await publish(wordpress, 'author', 'unset', `${BLOCK}[slot_booker]`),
    )
    await page.goto(address)
    await expect(page.getByRole('note').first()).toContainText(
      'until an administrator has set the address of the API',
    )
    await page.getByRole('note').first().getByRole('link', { name: 'Settings → Quiz elements' }).click()
    await expect(page.getByRole('heading', { name: 'Quiz elements' })).toBeVisible()

    await page.context().clearCookies()
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'unset' }).first()).toBeVisible()
    await expect(page.locator('.wp-block-quiz-elements-quiz, quiz-app, slot-booker')).toHaveCount(0)
  },
)

test(
  'settings that no element could use are refused in words',
  NIGHTLY,
  async ({ page, wordpress, school, complaints }) => {
    complaints.expect(refused(403))
    await logIn(page, wordpress, 'admin')
    await page.goto(wordpress.url + SETTINGS)
    const api = page.getByLabel('Address of the API')
    await api.fill(`${school.url}/api`)
    await page.getByLabel('Accent colour').fill('#0f6f63')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()

    await api.fill('javascript:alert(1)')
    await page.getByLabel('Accent colour').fill('red;--x:1')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const unsaved = page.getByText('was not saved')
    await expect(unsaved.first()).toContainText(
      'Address of the API: “javascript:alert(1)” was not saved. It must begin with https://',
    )
    await expect(unsaved.nth(1)).toContainText(
      'Accent colour: “red;--x:1” was not saved. It must be a colour',
    )
    await expect(api).toHaveValue(`${school.url}/api`)
    await expect(page.getByLabel('Accent colour')).toHaveValue('#0f6f63')

    await page.context().clearCookies()
    await logIn(page, wordpress, 'author')
    const answer = await page.goto(wordpress.url + SETTINGS)
    expect(answer?.status()).toBe(403)
  },
)

test(
  'an author can insert the block, set it up, save, and find it again',
  NIGHTLY,
  async ({ page, wordpress, complaints }) => {
    // WordPress's own question about the theme's templates.
    complaints.expect(refused(403))
    await logIn(page, wordpress, 'author')
    await page.goto(`${wordpress.url}/wp-admin/post-new.php`)
    const canvas = await insertBlock(page, 'quiz-elements/quiz')
    const block = canvas.locator('[data-type="quiz-elements/quiz"]')
    await block.getByLabel('Show').selectOption({ label: 'Slot booking alone' })
    await page.getByRole('region', { name: 'Editor settings' }).getByLabel('theme').selectOption('dark')
    await expect(block).toContainText('theme: dark')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Draft saved').first()).toBeVisible()

    await page.reload()
    await expect(block.getByLabel('Show')).toHaveValue('slot-booker')
    await expect(block).toContainText('theme: dark')
    await expect(canvas).not.toContainText('invalid content')
  },
)

test(
  'a visitor can sign in on an author’s post and return to it, at a plain address',
  NIGHTLY,
  async ({ page, wordpress, school }) => {
    const mira = await enrolWithAccount(school, 'Mira Solheim')
    const { title } = await openQuiz(school, { count: 1 })
    await wordpress.run(
      `update_option( 'permalink_structure', '' ); switch_theme( 'twentytwentythree' ); echo 1;`,
    )
    const address = await addressOf(wordpress, await publish(wordpress, 'author', 'optics', BLOCK))
    expect(address).toMatch(/\/\?p=\d+$/)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Welcome to Prism' })).toBeVisible()
    await expect(page.locator('script[type="module"][src*="/quiz-app.js?ver="]')).toHaveCount(1)
    await clickSignIn(page)
    await signInAsNew(page, mira.name, mira.email)
    await expect(welcome(page, mira.name)).toBeVisible()
    expect(page.url()).toBe(address)
    await learn(page, title)
    expect(page.url().split('#')[0]).toBe(address)
  },
)

test(
  'a visitor can do so at a pretty address, from a shortcode, under the admin bar, in a classic theme',
  NIGHTLY,
  async ({ page, wordpress, school }) => {
    const asha = await enrolWithAccount(school, 'Asha Rao')
    const { title } = await openQuiz(school, { count: 1 })
    await wordpress.run(`global $wp_rewrite; $wp_rewrite->set_permalink_structure( '/%year%/%monthnum%/%postname%/' );
    flush_rewrite_rules(); switch_theme( 'twentytwentyone' ); echo 1;`)
    const post = await publish(
      wordpress,
      'author',
      'waves',
      '<p>Before.</p>\n\n[quiz_app brand-name="Tom & Ann" theme="light"]\n\n<p>After.</p>',
    )
    const address = await addressOf(wordpress, post)
    expect(address).toMatch(/\/\d{4}\/\d\d\/waves\/$/)
    await logIn(page, wordpress, 'author')
    await page.goto(address)
    await expect(page.locator('#wpadminbar')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Welcome to Tom & Ann' })).toBeVisible()
    await clickSignIn(page)
    await signInAsNew(page, asha.name, asha.email)
    await expect(welcome(page, asha.name)).toBeVisible()
    expect(page.url()).toBe(address)
    await learn(page, title)
  },
)

test(
  'an administrator’s Custom HTML block can hold the snippet of the README',
  NIGHTLY,
  async ({ page, wordpress, school }) => {
    const snippet = /```html\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
    const own = snippet
      .replace('https://cdn.example.org/quiz/', `${school.url}/embed/`)
      .replace('https://api.example.org', school.url)
    const post = await publish(wordpress, 'admin', 'snippet', `<!-- wp:html -->\n${own}\n<!-- /wp:html -->`)
    const address = await addressOf(wordpress, post)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Welcome to Fieldline' })).toBeVisible()
    await clickSignIn(page)
    await signInAsNew(page, 'Lin Zhao', 'lin@learner.example')
    await expect(welcome(page, 'Lin Zhao')).toBeVisible()
    expect(page.url()).toBe(address)
  },
)

test('a page without an element has no script of ours', NIGHTLY, async ({ page, wordpress }) => {
  await page.goto(await addressOf(wordpress, await publish(wordpress, 'author', 'plain', 'A text.')))
  await expect(page.getByText('A text.')).toBeVisible()
  await expect(page.locator('script[src*="quiz-elements"]')).toHaveCount(0)
})

const EVIL = 'https://evil.example/api'

test(
  'an author’s text sends no visitor’s token elsewhere, and stays an attribute',
  NIGHTLY,
  async ({ wordpress, school }) => {
    await wordpress.run(
      `update_option( 'quiz_elements', array( 'api-base' => ${php(`${school.url}/api`)}, 'apis' => 'https://other.example/api' ) ); echo 1;`,
    )
    const drawn = (shortcode: string) =>
      wordpress.run<string>(`echo wp_json_encode( do_shortcode( ${php(shortcode)} ) );`)
    const usual = await drawn('[quiz_app]')
    expect(usual).toContain(`<quiz-app api-base="${school.url}/api">`)
    const foreign = [
      EVIL,
      '//evil.example/api',
      '/\\\\evil.example/api',
      '/\t/evil.example',
      'http:evil.example',
      'javascript:alert(1)',
      `${wordpress.url.replace('127.0.0.1', '127.0.0.1:1@evil.example')}`,
    ]
    for (const address of foreign) {
      expect
        .soft(await drawn(`[quiz_app api-base="${address}"]`), address)
        .toContain(`<quiz-app api-base="${school.url}/api">`)
      expect.soft(await drawn(`[quiz_app frontend-url="${address}"]`), address).toBe(usual)
    }
    expect(await drawn('[quiz_app api-base="https://other.example/api/"]')).toContain(
      'api-base="https://other.example/api/"',
    )
    expect(await drawn('[quiz_app api-base="/api"]')).toContain('api-base="/api"')
    expect(await drawn('[quiz_app quiz="65f0"]')).toContain(' quiz="65f0"')
    expect(await drawn(`[quiz_app theme="sepia" onclick="alert(1)" terms-url="javascript:alert(1)"]`)).toBe(
      usual,
    )
    expect(await drawn(`[slot_booker brand-name='"><script>alert(1)</script>']`)).not.toContain('<script>')
  },
)

test(
  'the plugin leaves nothing behind when it is deleted, and PHP reported nothing',
  NIGHTLY,
  async ({ page, wordpress }) => {
    const said = await wordpress.run<string[]>(`$log = ABSPATH . 'debug.log';
    echo wp_json_encode( file_exists( $log ) ? array_values( preg_grep( '/quiz.elements/', file( $log ) ) ) : array() );`)
    expect(said).toEqual([])
    await logIn(page, wordpress, 'admin')
    await page.goto(`${wordpress.url}/wp-admin/plugins.php`)
    const row = page.getByRole('row').filter({ hasText: 'Quiz elements' }).first()
    await row.getByRole('link', { name: 'Deactivate' }).click()
    page.once('dialog', (dialog) => dialog.accept())
    await row.getByRole('link', { name: 'Delete' }).click()
    await expect(page.getByText('was successfully deleted')).toBeVisible()
    expect(await wordpress.run(`echo wp_json_encode( get_option( 'quiz_elements' ) );`)).toBe(false)
  },
)
