import { ELEMENTS } from './elements.meta.ts'
import { HEADER } from './metadata-types.ts'

/** Types of the tags in the templates of frameworks. Each file is imported for its types alone. */

const tags = (type: string, depth = 6) =>
  ELEMENTS.map(({ name }) => `${' '.repeat(depth)}'${name}': ${type}`).join('\n')

/** elements-react.d.ts: the tags in React 19's JSX. Listeners are named `on` and the exact event name. */
export const reactTypes = (): string => `${HEADER}

import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { QuizElement, QuizElementAttributes, QuizElementProperties, QuizEvents } from './elements.d.ts'

type QuizListeners = {
  [Name in keyof QuizEvents as \`on\${Name}\`]?: ((event: QuizEvents[Name]) => void) | undefined
}

/** What the elements take in JSX: the attributes, the listeners and what every element takes. */
export type QuizElementProps = DetailedHTMLProps<HTMLAttributes<QuizElement>, QuizElement> &
  QuizElementAttributes &
  QuizElementProperties &
  QuizListeners

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags('QuizElementProps')}
    }
  }
}
`

/** elements-vue.d.ts: the tags in Vue 3's templates, for vue-tsc and the editor. */
export const vueTypes = (): string => `${HEADER}

import type { EmitFn, HTMLAttributes, VNodeProps } from 'vue'
import type { QuizElement, QuizElementAttributes, QuizElementProperties, QuizEvents } from './elements.d.ts'

type Camel<Name extends string> = Name extends \`\${infer Head}-\${infer Tail}\`
  ? \`\${Head}\${Capitalize<Camel<Tail>>}\`
  : Name

/** Templates take an attribute with hyphens for one without. */
type QuizElementProps = {
  [Name in keyof QuizElementAttributes as Camel<Name>]?: QuizElementAttributes[Name]
}

type QuizListeners = { [Name in keyof QuizEvents]: (event: QuizEvents[Name]) => void }

/** How an element looks to a template: as a component whose instance is the element. */
export interface QuizElementInTemplate {
  new (): QuizElement & {
    $props: VNodeProps & HTMLAttributes & QuizElementProps & QuizElementProperties
    $emit: EmitFn<QuizListeners>
  }
}

declare module 'vue' {
  interface GlobalComponents {
${tags('QuizElementInTemplate', 4)}
  }
}
`

/** elements-solid.d.ts: the tags in Solid's JSX. Listeners are named `on:` and the exact event name. */
export const solidTypes = (): string => `${HEADER}

import type { JSX } from 'solid-js'
import type { QuizElement, QuizElementAttributes, QuizElementProperties, QuizEvents } from './elements.d.ts'

type QuizListeners = {
  [Name in keyof QuizEvents as \`on:\${Name}\`]?: ((event: QuizEvents[Name]) => void) | undefined
}

/** What the elements take in JSX: the attributes, the listeners and what every element takes. */
export type QuizElementProps = JSX.HTMLAttributes<QuizElement> &
  QuizElementAttributes &
  QuizElementProperties &
  QuizListeners

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${tags('QuizElementProps')}
    }
  }
}
`

/** elements-svelte.d.ts: the tags in Svelte 5's markup. Listeners are named `on` and the exact event name. */
export const svelteTypes = (): string => `${HEADER}

import type { HTMLAttributes } from 'svelte/elements'
import type { QuizElement, QuizElementAttributes, QuizElementProperties, QuizEvents } from './elements.d.ts'

type QuizListeners = {
  [Name in keyof QuizEvents as \`on\${Name}\`]?: ((event: QuizEvents[Name]) => void) | undefined
}

/** What the elements take in markup: the attributes, the listeners and what every element takes. */
export type QuizElementProps = HTMLAttributes<QuizElement> &
  QuizElementAttributes &
  QuizElementProperties &
  QuizListeners

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${tags('QuizElementProps', 4)}
  }
}
`
