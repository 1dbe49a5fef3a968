import type { Locator, Page } from '@playwright/test'
import { openSchool, type School } from './school.ts'
import { test as base, expect } from './story.ts'
import { checkRow, option, quizCard, startQuiz, submit } from './walking.ts'
import { openWordPress, type WordPress } from './wordpress.ts'

/* What people do on a WordPress site. */

/** The school's API is on another site than WordPress. */
export const test = base.extend<object, { wordpress: WordPress; school: School }>({
  wordpress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const wordpress = await openWordPress()
      await use(wordpress)
      await wordpress.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  school: [
    async ({ wordpress }, use) => {
      const school = await openSchool({ allowedOrigins: [wordpress.url] })
      await use(school)
      await school.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** A text in PHP. */
export const php = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`

/** Writes and publishes as somebody, with what WordPress strips from their texts. */
export const publish = (wordpress: WordPress, login: string, name: string, content: string) =>
  wordpress.run<number>(`
    wp_set_current_user( get_user_by( 'login', ${php(login)} )->ID );
    kses_init();
    echo wp_insert_post( wp_slash( array( 'post_title' => ${php(name)}, 'post_name' => ${php(name)}, 'post_status' => 'publish',
      'post_author' => get_current_user_id(), 'post_content' => ${php(content)} ) ) );`)

export const addressOf = (wordpress: WordPress, post: number) =>
  wordpress.run<string>(`echo wp_json_encode( get_permalink( ${post} ) );`)

/** Their passwords are their names. */
export async function logIn(page: Page, wordpress: WordPress, name: string): Promise<void> {
  await page.goto(`${wordpress.url}/wp-login.php`)
  await page.getByLabel('Username or Email Address').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true }).first()).toBeVisible()
}

/** Newer versions have the post in a frame. */
async function canvasOf(page: Page): Promise<Locator> {
  const frame = page.locator('iframe[name="editor-canvas"]')
  const root = page.locator('.is-root-container')
  await expect(frame.or(root).first()).toBeVisible()
  return (await frame.count()) > 0 ? frame.contentFrame().locator('body') : root
}

/** Puts a block into the post that the editor has open; gives back what shows the post. */
export async function insertBlock(page: Page, name: string): Promise<Locator> {
  const canvas = await canvasOf(page)
  await page.waitForFunction(() => Reflect.get(window, 'wp').data.select('core/editor').getCurrentPostId())
  await page.evaluate((type) => {
    const { blocks, data } = Reflect.get(window, 'wp')
    data.dispatch('core/editor').editPost({ title: 'Written in the editor' })
    data.dispatch('core/block-editor').insertBlocks(blocks.createBlock(type))
  }, name)
  return canvas
}

/** Takes a quiz of one question from the home screen to its result. */
export const learn = async (page: Page, title: string) => {
  await quizCard(page, title).getByRole('link', { name: 'Take Quiz' }).click()
  await startQuiz(page)
  await checkRow(option(page, 'A'))
  await submit(page)
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
}
