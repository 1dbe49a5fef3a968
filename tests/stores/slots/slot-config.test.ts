// SPEC 8 Other toasts
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_SLOT_CONFIG } from '../../../src/domain/slots/default-slot-config.ts'
import type { SlotConfigErrors } from '../../../src/domain/slots/slot-config-draft.ts'
import { slotConfig } from '../../../src/messages/en/slot-config.ts'
import { hearToasts, otherTabStores, until, watch } from '../../support/page/page.ts'
import { openPageOf, openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol } from '../../support/school/school.ts'
import { answerReplaced, heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers, resets } from '../../support/server/faulty-server.ts'
import { HOURLY, slotIdAt, startOver } from '../../support/server/slot-config.ts'

const { school, proxy } = openSchool(at('08:15:00'))
const READ = /GET \/api\/admin\/slot-config/
const PUT = /PUT \/api\/admin\/slot-config$/
const TRY = /PUT \/api\/admin\/slot-config\?dryRun=1/
const RESET = /POST \/api\/admin\/slot-config\/reset/

beforeEach(() => startOver(school()))
afterEach(async () => {
  // A late call would use up a fault planned by the next test.
  const { $slotConfig } = await import('../../../src/stores/slots/slot-config.ts')
  await until(() => expect($slotConfig.value?.loading ?? false).toBe(false))
})

const enrolAdmin = () => enrol(school(), { isAdmin: true })

/** Opens the form and waits for the configuration. */
async function openForm() {
  const page = await openPageOf(await enrolAdmin(), proxy())
  const form = await import('../../../src/stores/slots/slot-config.ts')
  for (const store of [form.$configDraft, form.$configDirty, form.$configQuestion]) watch<unknown>(store)
  await until(() => expect(form.$configDraft.get()).toBeDefined())
  return { page, ...form, toasts: hearToasts() }
}

/** The configuration stored by the API. */
const stored = async () => (await (await enrolAdmin()).call('GET', '/admin/slot-config')).body

/** Books half past ten, where no slot of an hour starts. */
const bookHalfHour = async () => book(await enrol(school()), await slotIdAt(school(), at('10:30:00')))

const wordsFor = (errors: SlotConfigErrors) =>
  Object.fromEntries(Object.entries(errors).map(([field, problem]) => [field, slotConfig.problem(problem)]))

const UPDATED = 'success: Slot configuration updated successfully'

describe('saving the configuration', () => {
  test('sends the form, says so, and shows the stored values', async () => {
    const { setConfigField, saveConfig, $configDraft, $configDirty, $slotConfig, toasts } = await openForm()
    setConfigField('slotDurationMinutes', '60')
    setConfigField('slotCapacity', '80')
    expect($configDirty.get()).toBe(true)
    expect(await saveConfig()).toBe('saved')
    await until(() => expect(toasts).toEqual([UPDATED]))
    expect(await stored()).toMatchObject(HOURLY)
    expect($slotConfig.get().data).toMatchObject(HOURLY)
    expect($configDraft.get()).toMatchObject({ slotDurationMinutes: '60', slotCapacity: '80' })
    expect($configDirty.get()).toBe(false)
  })

  test('asks first if bookings would no longer fit', async () => {
    await bookHalfHour()
    const { setConfigField, saveConfig, confirmQuestion, dismissQuestion, $configQuestion, $configDirty } =
      await openForm()
    setConfigField('slotDurationMinutes', '60')
    expect(await saveConfig()).toBe('asked')
    expect($configQuestion.get()).toMatchObject({ ask: 'save', affected: 1 })
    expect(await stored(), 'nothing is changed yet').toMatchObject(DEFAULT_SLOT_CONFIG)
    dismissQuestion()
    expect($configDirty.get(), 'nothing typed is lost').toBe(true)
    expect(await saveConfig()).toBe('asked')
    expect(await confirmQuestion()).toBe(true)
    expect($configQuestion.get()).toBeUndefined()
    expect(await stored()).toMatchObject({ slotDurationMinutes: 60 })
  })

  test('is never tried at an API that does not offer it, since that would save', async () => {
    await bookHalfHour()
    const older = answers(200, { success: true, config: DEFAULT_SLOT_CONFIG })
    proxy().plan(READ, answerReplaced(older), answerReplaced(older), answerReplaced(older))
    const { setConfigField, saveConfig, askReset, confirmQuestion, $configQuestion } = await openForm()
    await askReset()
    expect($configQuestion.get()).toEqual({ ask: 'reset', affected: 0 })
    expect(await confirmQuestion()).toBe(true)
    setConfigField('slotDurationMinutes', '60')
    expect(await saveConfig()).toBe('saved')
    expect(proxy().calls(TRY)).toEqual([])
    expect(proxy().calls(PUT)).toHaveLength(1)
  })
})

describe('the form', () => {
  test('is not sent while something in it is wrong', async () => {
    const { setConfigField, saveConfig, $configErrors, $configDraft } = await openForm()
    setConfigField('businessHoursEnd', '8')
    expect(await saveConfig()).toBe('invalid')
    expect(wordsFor($configErrors.get())).toEqual({
      businessHoursEnd: 'The end hour must be after the start hour',
    })
    expect($configDraft.get()).toMatchObject({ businessHoursEnd: '8' })
    expect(proxy().calls(/PUT/)).toEqual([])
    setConfigField('businessHoursStart', '7')
    expect($configErrors.get(), 'the other hour was changed').toEqual({})
    expect(await saveConfig()).toBe('saved')
  })

  test.each([
    ['refused', answers(400, { message: 'slotCapacity: too many' }), 'slotCapacity: too many'],
    ['refused at length', answers(500, { message: 'x'.repeat(200) }), 'Failed to update configuration'],
    [
      'lost on the way',
      resets,
      'Network connection issue. Please check your internet connection and try again.',
    ],
  ])('whose saving is %s says why and loses nothing', async (_, behaviour, message) => {
    const { setConfigField, saveConfig, $configDraft, $configBusy, toasts } = await openForm()
    setConfigField('slotCapacity', '600')
    proxy().plan(PUT, instead(behaviour))
    expect(await saveConfig()).toBe('failed')
    await until(() => expect(toasts).toEqual([`error: ${message}`]))
    expect($configDraft.get()).toMatchObject({ slotCapacity: '600' })
    expect($configBusy.get(), 'another try is possible').toBeUndefined()
    expect(await saveConfig()).toBe('saved')
  })

  test('is sent once, however often it is clicked', async () => {
    const { setConfigField, saveConfig } = await openForm()
    setConfigField('slotCapacity', '600')
    let open = () => {}
    proxy().plan(PUT, heldUntil(new Promise<void>((resolve) => (open = resolve))))
    const saved = saveConfig()
    expect(await saveConfig()).toBe('failed')
    open()
    expect(await saved).toBe('saved')
    expect(proxy().calls(PUT)).toHaveLength(1)
  })
})

describe('a reset', () => {
  test('asks with its effect, and leaves the form at the defaults', async () => {
    await (await enrolAdmin()).call('PUT', '/admin/slot-config', HOURLY)
    await book(await enrol(school()), await slotIdAt(school(), at('10:00:00')))
    const { askReset, confirmQuestion, setConfigField, $configQuestion, $configDraft, toasts } =
      await openForm()
    setConfigField('slotCapacity', '99')
    await askReset()
    expect($configQuestion.get()).toEqual({ ask: 'reset', affected: 1 })
    expect(await stored()).toMatchObject(HOURLY)
    expect(await confirmQuestion()).toBe(true)
    await until(() => expect(toasts).toEqual(['success: Configuration reset to defaults']))
    expect(await stored()).toMatchObject(DEFAULT_SLOT_CONFIG)
    expect($configDraft.get()).toMatchObject({ slotDurationMinutes: '30', slotCapacity: '500' })
  })

  test('that fails says so, and can be tried again', async () => {
    const { askReset, confirmQuestion, $configQuestion, toasts } = await openForm()
    proxy().plan(RESET, instead(answers(500, { message: 'Database is down' })))
    await askReset()
    expect(await confirmQuestion()).toBe(false)
    await until(() => expect(toasts).toEqual(['error: Failed to reset configuration']))
    expect($configQuestion.get()).toMatchObject({ ask: 'reset' })
    expect(await confirmQuestion()).toBe(true)
  })
})

describe('the configuration', () => {
  test('can be read again after a failure, which is reported', async () => {
    proxy().plan(READ, instead(answers(500, { message: 'Database is down' })))
    const page = await openPageOf(await enrolAdmin(), proxy())
    const toasts = hearToasts()
    const { $slotConfig } = await import('../../../src/stores/slots/slot-config.ts')
    watch($slotConfig)
    await until(() => expect(toasts).toEqual(['error: Failed to fetch slot configuration']))
    expect(page.session.$user.get()).toBeDefined()
    $slotConfig.revalidate()
    await until(() => expect($slotConfig.get().data).toMatchObject(DEFAULT_SLOT_CONFIG))
  })

  test('from another API may exceed the form, and then is shown but cannot be saved', async () => {
    const unusual = { ...DEFAULT_SLOT_CONFIG, slotCapacity: 5, timezone: 'Asia/Kolkata' }
    proxy().plan(READ, instead(answers(200, unusual)))
    const { $configDraft, saveConfig, $configErrors } = await openForm()
    expect($configDraft.get()).toMatchObject({ slotCapacity: '5', timezone: 'Asia/Kolkata' })
    expect(await saveConfig()).toBe('invalid')
    expect(Object.keys($configErrors.get())).toEqual(['slotCapacity', 'timezone'])
  })

  test('typed by somebody is not shown to the next administrator at this device', async () => {
    const { page, setConfigField, $configDraft } = await openForm()
    setConfigField('slotCapacity', '600')
    await page.session.signOut()
    school().clock.advance(2)
    otherTabStores('quiz:token', JSON.stringify((await enrolAdmin()).token))
    await until(() => expect(page.session.$user.get()).toBeDefined())
    await until(() => expect($configDraft.get()).toMatchObject({ slotCapacity: '500' }))
  })

  test('is never read for a learner', async () => {
    await openPageOf(await enrol(school()), proxy())
    const { $slotConfig, $configDraft } = await import('../../../src/stores/slots/slot-config.ts')
    for (const store of [$slotConfig, $configDraft]) watch<unknown>(store)
    expect($slotConfig.get().loading).toBe(false)
  })
})
