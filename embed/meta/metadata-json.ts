import { type AttributeMeta, DESCRIBED_ATTRIBUTES, ELEMENTS, EVENTS } from './elements.meta.ts'
import { FIELDS, METHODS } from './members.meta.ts'
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

const reflected = DESCRIBED_ATTRIBUTES.map(({ property, name, description }) => ({
  kind: 'field',
  name: property,
  description,
  type: { text: 'string' },
  attribute: name,
  reflects: true,
}))

const fields = FIELDS.map(({ name, description, type, set }) => ({
  kind: 'field',
  name,
  description,
  type: { text: type },
  ...(!set && { readonly: true }),
}))

const methods = METHODS.map(({ name, description, parameters, returns }) => ({
  kind: 'method',
  name,
  description,
  parameters: parameters.map(({ type, ...parameter }) => ({ ...parameter, type: { text: type } })),
  return: { type: { text: returns } },
}))

const events = EVENTS.map(({ name, detail, description }) => ({
  name,
  description,
  type: { text: `CustomEvent<${detail}>` },
}))

/* The path of a module is that of the package's export, which is what tools import. */

/** The entry that exports the classes and registers none. */
const CLASSES = 'elements'

const classesModule = {
  kind: 'javascript-module',
  path: CLASSES,
  declarations: ELEMENTS.map(({ name: tagName, typeName, description }) => ({
    kind: 'class',
    customElement: true,
    tagName,
    name: typeName,
    description,
    superclass: { name: 'HTMLElement' },
    attributes,
    members: [...reflected, ...fields, ...methods],
    events,
    cssProperties: CUSTOM_PROPERTIES,
    cssParts: PARTS,
    slots: SLOTS,
  })),
  exports: ELEMENTS.map(({ typeName: name }) => ({
    kind: 'js',
    name,
    declaration: { name, module: CLASSES },
  })),
}

/** The entry that registers an element. */
const moduleOf = ({ name, typeName }: (typeof ELEMENTS)[number]) => ({
  kind: 'javascript-module',
  path: name,
  declarations: [],
  exports: [{ kind: 'custom-element-definition', name, declaration: { name: typeName, module: CLASSES } }],
})

/** custom-elements.json, see https://github.com/webcomponents/custom-elements-manifest. */
export const customElementsManifest = (): string =>
  toText({ schemaVersion: '2.1.0', modules: [classesModule, ...ELEMENTS.map(moduleOf)] })

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
