import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import type { QuizEvents, QuizSlot, QuizSlotBooking, QuizUser } from '../../embed/meta/elements.d.ts'
import { DESCRIBED_ATTRIBUTES, ELEMENTS } from '../../embed/meta/elements.meta.ts'
import { FIELDS, METHODS } from '../../embed/meta/members.meta.ts'
import { reactTypes } from '../../embed/meta/metadata-frameworks.ts'
import { cssCustomData, customElementsManifest, htmlCustomData } from '../../embed/meta/metadata-json.ts'
import { fillEmbeddingPage, fillReadme } from '../../embed/meta/metadata-tables.ts'
import { elementTypes } from '../../embed/meta/metadata-types.ts'
import { wordpressTable } from '../../embed/meta/metadata-wordpress.ts'
import { CUSTOM_PROPERTIES, PARTS, SLOTS } from '../../embed/meta/theming.meta.ts'
import type { AppProps } from '../../src/app/app-root.tsx'
import type { User } from '../../src/domain/session/session.ts'
import type { Slot, SlotBooking } from '../../src/domain/slots/slot.ts'
import type { HostEvents } from '../../src/stores/page/events.ts'
import { keepSession, openSchool } from '../support/page/school-page.ts'
import { insertWidget } from '../support/page/widget.ts'
import { at } from '../support/school/fixtures.ts'
import { enrol } from '../support/school/school.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).toSorted()

/** What the browser calls. */
const LIFE = /^constructor$|Callback$/

/** Of the classes between the element's own and HTMLElement; r2wc's is the last of them. */
function ownMembers(element: Element): string[] {
  const classes: object[] = []
  for (
    let one = Object.getPrototypeOf(element);
    one !== HTMLElement.prototype;
    one = Object.getPrototypeOf(one)
  )
    classes.push(one)
  return classes.slice(0, -1).flatMap((one) => Object.getOwnPropertyNames(one))
}

describe('the generated files are up to date; if not, run `npm run meta`', () => {
  test.each([
    ['embed/meta/elements.d.ts', elementTypes()],
    ['embed/meta/elements-react.d.ts', reactTypes()],
    ['demo/wordpress/includes/elements.php', wordpressTable()],
    ['README.md', fillReadme(read('README.md'))],
    ['demo/docs/embedding.md', fillEmbeddingPage(read('demo/docs/embedding.md'))],
  ])('%s', (file, text) => expect(read(file)).toBe(text))

  test('a README without a place for a table is refused', () => {
    expect(() => fillReadme('# Quiz elements')).toThrow('the README has no place for the elements')
  })

  test('a page on embedding without a place for the attributes is refused', () => {
    expect(() => fillEmbeddingPage('# Embedding')).toThrow('has no place for the attributes')
  })
})

describe('the description matches what the elements do:', () => {
  beforeAll(async () => {
    await import('../../embed/entries/quiz-app.ts')
    await import('../../embed/entries/quiz-admin.ts')
    await import('../../embed/entries/slot-booker.ts')
    await Promise.all(namesOf(ELEMENTS).map((tag) => customElements.whenDefined(tag)))
  })

  describe.each(namesOf(ELEMENTS))('%s', (tag) => {
    test('watches its attributes', () => {
      const kind = customElements.get(tag)
      expect(Reflect.get(kind ?? {}, 'observedAttributes').toSorted()).toEqual(namesOf(DESCRIBED_ATTRIBUTES))
    })

    test.each(DESCRIBED_ATTRIBUTES)('reflects $property as $name', ({ property, name }) => {
      const element = document.createElement(tag)
      Reflect.set(element, property, 'x')
      expect(element.getAttribute(name)).toBe('x')
      expect(Reflect.get(element, property)).toBe('x')
    })

    test('has no other member of its own', () => {
      const own = ownMembers(document.createElement(tag)).filter((name) => !LIFE.test(name))
      const members = [
        ...DESCRIBED_ATTRIBUTES.map(({ property }) => property),
        ...namesOf(FIELDS),
        ...namesOf(METHODS),
      ]
      expect(own.toSorted()).toEqual(members.toSorted())
    })
  })

  test('the page receives no other events, which the compiler checks', () => {
    expectTypeOf<keyof QuizEvents>().toEqualTypeOf<Parameters<AppProps['emit']>[0]>()
    expectTypeOf<User>().toEqualTypeOf<QuizUser>()
    expectTypeOf<SlotBooking>().toExtend<QuizSlotBooking>()
    expectTypeOf<keyof SlotBooking>().toEqualTypeOf<keyof QuizSlotBooking>()
    expectTypeOf<keyof Slot>().toEqualTypeOf<keyof QuizSlot>()
    expectTypeOf<{ [Name in keyof HostEvents]: CustomEvent<HostEvents[Name]> }>().toExtend<
      Omit<QuizEvents, 'quiz-error'>
    >()
  })

  test('the style sheets leave the listed custom properties to the page', () => {
    const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    )
    const style = sheets.map((file) => read(`src/ui/${file}`)).join('\n')
    const declared = new Set([...style.matchAll(/(--quiz-[\w-]+)\s*:/g)].map(([, name]) => name))
    const used = new Set([...style.matchAll(/var\(\s*(--quiz-[\w-]+)/g)].flatMap(([, name]) => name ?? []))
    expect([...used].filter((name) => !declared.has(name)).toSorted()).toEqual(namesOf(CUSTOM_PROPERTIES))
  })

  test('the page can fill the listed places', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    )
    const written = files.flatMap((file) => [...read(`src/${file}`).matchAll(/<slot name="(\w+)"/g)])
    expect(written.map(([, name]) => name).toSorted()).toEqual(namesOf(SLOTS))
  })

  test('the themes are those that the base sheet knows', () => {
    const themes = [...read('src/ui/styles/base/ground.css').matchAll(/:host\(\[theme="(\w+)"\]\)/g)].map(
      ([, name]) => name,
    )
    expect(['auto', ...themes].toSorted()).toEqual(
      DESCRIBED_ATTRIBUTES.find(({ name }) => name === 'theme')?.values?.toSorted(),
    )
  })
})

describe('the documented parts', () => {
  const { school, proxy } = openSchool(at('10:00:00'))

  test('exist on a page', async () => {
    keepSession(await enrol(school(), { name: 'Asha Rao' }))
    const { element, screen } = await insertWidget('quiz-app', { 'api-base': `${proxy().url}/api` })
    await screen.findByText('Welcome, Asha Rao', { selector: 'h1' })
    const parts = [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap(
      (part) => part.getAttribute('part')?.split(' ') ?? [],
    )
    expect(parts).toEqual(expect.arrayContaining(['root', 'header', 'main', 'footer']))
    expect(namesOf(PARTS)).toEqual(expect.arrayContaining(parts))
  })
})

/* As much of their schemas as the two files use, and not a key more. */
const Text = v.pipe(v.string(), v.nonEmpty())
const Named = { name: Text, description: Text }
const Type = v.strictObject({ text: Text })
const Declaration = v.strictObject({
  kind: v.literal('class'),
  customElement: v.literal(true),
  tagName: Text,
  ...Named,
  superclass: v.strictObject({ name: v.literal('HTMLElement') }),
  attributes: v.array(
    v.strictObject({ ...Named, type: Type, default: v.optional(Text), fieldName: v.optional(Text) }),
  ),
  members: v.array(
    v.variant('kind', [
      v.strictObject({
        kind: v.literal('field'),
        ...Named,
        type: Type,
        attribute: v.optional(Text),
        reflects: v.optional(v.literal(true)),
        readonly: v.optional(v.literal(true)),
      }),
      v.strictObject({
        kind: v.literal('method'),
        ...Named,
        parameters: v.array(v.strictObject({ ...Named, type: Type })),
        return: v.strictObject({ type: Type }),
      }),
    ]),
  ),
  events: v.array(v.strictObject({ ...Named, type: Type })),
  cssProperties: v.array(v.strictObject({ ...Named, syntax: Text, default: Text })),
  cssParts: v.array(v.strictObject(Named)),
  slots: v.array(v.strictObject(Named)),
})
const Manifest = v.strictObject({
  schemaVersion: v.literal('2.1.0'),
  modules: v.array(
    v.strictObject({
      kind: v.literal('javascript-module'),
      path: Text,
      declarations: v.array(Declaration),
      exports: v.array(
        v.strictObject({
          kind: v.picklist(['custom-element-definition', 'js']),
          name: Text,
          declaration: v.strictObject({ name: Text, module: Text }),
        }),
      ),
    }),
  ),
})
const Markdown = v.strictObject({ kind: v.literal('markdown'), value: Text })
const HtmlData = v.strictObject({
  version: v.literal(1.1),
  tags: v.array(
    v.strictObject({
      name: Text,
      description: Markdown,
      attributes: v.array(
        v.strictObject({
          name: Text,
          description: Markdown,
          values: v.optional(v.array(v.strictObject({ name: Text }))),
        }),
      ),
    }),
  ),
})

const CssData = v.strictObject({
  version: v.literal(1.1),
  properties: v.array(v.strictObject({ name: Text, description: Markdown, syntax: Text })),
  pseudoElements: v.array(
    v.strictObject({ name: v.pipe(Text, v.startsWith('::part(')), description: Markdown }),
  ),
})

describe('the data for tools:', () => {
  test('the manifest follows its schema, and describes every element', () => {
    const { modules } = v.parse(Manifest, JSON.parse(customElementsManifest()))
    const [classes, ...entries] = modules
    expect(entries.map(({ path }) => path)).toEqual(['quiz-app', 'quiz-admin', 'slot-booker'])
    expect(classes?.declarations.map(({ tagName }) => tagName)).toEqual(entries.map(({ path }) => path))
    for (const [index, { path, exports }] of entries.entries()) {
      const declaration = { name: classes?.declarations[index]?.name, module: classes?.path }
      expect(exports).toEqual([{ kind: 'custom-element-definition', name: path, declaration }])
    }
  })

  test('a module’s path in the manifest is an entry of the package', () => {
    const { modules } = v.parse(Manifest, JSON.parse(customElementsManifest()))
    const entries = Object.keys(JSON.parse(read('package.json')).exports)
    expect(entries).toEqual(expect.arrayContaining(modules.map(({ path }) => `./${path}`)))
  })

  test('the data for editors follows its schema', () => {
    const { tags } = v.parse(HtmlData, JSON.parse(htmlCustomData()))
    expect(namesOf(tags)).toEqual(namesOf(ELEMENTS))
    expect(tags[0]?.attributes.find(({ name }) => name === 'sign-in')?.values).toEqual([
      { name: 'redirect' },
      { name: 'popup' },
    ])
  })

  test('the data for style sheets follows its schema', () => {
    const { properties, pseudoElements } = v.parse(CssData, JSON.parse(cssCustomData()))
    expect(namesOf(properties)).toEqual(namesOf(CUSTOM_PROPERTIES))
    expect(pseudoElements).toHaveLength(PARTS.length)
  })
})
