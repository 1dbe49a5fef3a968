import { type AttributeMeta, DESCRIBED_ATTRIBUTES, ELEMENTS, EVENTS } from './elements.meta.ts'
import { CUSTOM_PROPERTIES, PARTS, SLOTS } from './theming.meta.ts'

/** Metadata for tools and editors, as JSON texts with a final newline. */

const toText = (value: object) => `${JSON.stringify(value, null, 2)}\n`

const typeOf = ({ values }: AttributeMeta) => ({
  text: values ? values.map((value) => `'${value}'`).join(' | ') : 'string',
})

const attributes = DESCRIBED_ATTRIBUTES.map((attribute) => ({
  name: attribute.name,
  description: attribute.description,
  type: typeOf(attribute),
  ...(attribute.default !== undefined && { default: attribute.default }),
  fieldName: attribute.property,
}))

const members = DESCRIBED_ATTRIBUTES.map(({ property, name, description }) => ({
  kind: 'field',
  name: property,
  description,
  type: { text: 'string' },
  attribute: name,
  reflects: true,
}))

const events = EVENTS.map(({ name, detail, description }) => ({
  name,
  description,
  type: { text: `CustomEvent<${detail}>` },
}))

/** The path is that of the package's export, which is what tools import. */
const moduleOf = ({ name: tagName, typeName, description }: (typeof ELEMENTS)[number]) => ({
  kind: 'javascript-module',
  path: tagName,
  declarations: [
    {
      kind: 'class',
      customElement: true,
      tagName,
      name: typeName,
      description,
      superclass: { name: 'HTMLElement' },
      attributes,
      members,
      events,
      cssProperties: CUSTOM_PROPERTIES,
      cssParts: PARTS,
      slots: SLOTS,
    },
  ],
  exports: [
    {
      kind: 'custom-element-definition',
      name: tagName,
      declaration: { name: typeName, module: tagName },
    },
  ],
})

/** custom-elements.json, see https://github.com/webcomponents/custom-elements-manifest. */
export const customElementsManifest = (): string =>
  toText({ schemaVersion: '2.1.0', modules: ELEMENTS.map(moduleOf) })

/** vscode.html-custom-data.json: completion and hover texts in HTML files. */
export const htmlCustomData = (): string =>
  toText({
    version: 1.1,
    tags: ELEMENTS.map(({ name, description }) => ({
      ...said({ name, description }),
      attributes: DESCRIBED_ATTRIBUTES.map((attribute) => ({
        ...said(attribute),
        ...(attribute.values && { values: attribute.values.map((value) => ({ name: value })) }),
      })),
    })),
  })

const said = ({ name, description }: { name: string; description: string }) => ({
  name,
  description: { kind: 'markdown', value: description },
})

/** vscode.css-custom-data.json: completion and hover texts in style sheets. */
export const cssCustomData = (): string =>
  toText({
    version: 1.1,
    properties: CUSTOM_PROPERTIES.map((property) => ({ ...said(property), syntax: property.syntax })),
    pseudoElements: PARTS.map(({ name, description }) => said({ name: `::part(${name})`, description })),
  })
