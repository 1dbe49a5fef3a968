/*
 * The block in the editor, without a build: a form that says what visitors will see. The server draws the block itself.
 * A classic script: what stands in the braces is no global.
 */
{
  const { blocks, blockEditor, components, element, i18n } = window.wp
  const facts = window.quizElementsEditor
  const { createElement, Fragment } = element
  const { __, sprintf } = i18n
  const { InspectorControls, useBlockProps } = blockEditor
  const { ExternalLink, PanelBody, Placeholder, SelectControl, TextControl } = components

  const TITLES = {
    'quiz-app': __('Quizzes and booking, or one quiz', 'quiz-elements'),
    'quiz-admin': __('The administrator’s desk', 'quiz-elements'),
    'slot-booker': __('Slot booking alone', 'quiz-elements'),
  }
  const INSTRUCTIONS = {
    'quiz-app': __(
      'Visitors sign in, book a slot, take quizzes and read their results here.',
      'quiz-elements',
    ),
    'quiz-admin': __('Administrators write quizzes and read results here.', 'quiz-elements'),
    'slot-booker': __('Visitors book the slot here in which they take a quiz.', 'quiz-elements'),
  }
  /** Shown at once; the others are folded away. */
  const COMMON = ['quiz', 'theme', 'heading-level', 'brand-name']

  const names = Object.keys(facts.attributes)
  const titleOf = (tag) => TITLES[tag] ?? tag
  const plain = (markdown) => markdown.replaceAll('`', '')
  /** Only `quiz-app` shows one quiz alone. */
  const fits = (name, tag) => name !== 'quiz' || tag === 'quiz-app'

  const choiceOf = ({ attributes, setAttributes }) =>
    createElement(SelectControl, {
      label: __('Show', 'quiz-elements'),
      value: attributes.element,
      options: Object.keys(facts.elements).map((tag) => ({ value: tag, label: titleOf(tag) })),
      onChange: (tag) => setAttributes({ element: tag }),
    })

  const fieldOf = ({ attributes, setAttributes }, name) => {
    const { description, default: fallback, values } = facts.attributes[name]
    const standard = facts.standards[name] || plain(fallback)
    const field = {
      key: name,
      label: name.replaceAll('-', ' '),
      help: plain(description),
      value: attributes[name] ?? '',
      onChange: (text) => setAttributes({ [name]: text || undefined }),
    }
    if (values.length === 0) return createElement(TextControl, { ...field, placeholder: standard })
    // translators: %s: a value of an attribute, such as `auto`.
    const unset = { value: '', label: sprintf(__('Default (%s)', 'quiz-elements'), standard) }
    const options = [unset, ...values.map((value) => ({ value, label: value }))]
    return createElement(SelectControl, { ...field, options })
  }

  const panelsOf = (props) => {
    const fitting = names.filter((name) => fits(name, props.attributes.element))
    const fieldsOf = (shown) => shown.map((name) => fieldOf(props, name))
    const common = fieldsOf(COMMON.filter((name) => fitting.includes(name)))
    const others = fieldsOf(fitting.filter((name) => !COMMON.includes(name)))
    const title = __('What is shown', 'quiz-elements')
    const more = { title: __('More', 'quiz-elements'), initialOpen: false }
    return createElement(
      InspectorControls,
      null,
      createElement(PanelBody, { title }, choiceOf(props), common),
      createElement(PanelBody, more, others),
    )
  }

  /** What nothing can be shown without. */
  const problemOf = ({ attributes }) => {
    if (attributes['api-base'] || facts.standards['api-base']) return null
    const sentence = __(
      'Visitors see nothing yet: an administrator has to set the address of the API.',
      'quiz-elements',
    )
    const words = __('Settings → Quiz elements', 'quiz-elements')
    const link = facts.settings && createElement(ExternalLink, { href: facts.settings }, words)
    return createElement('p', { role: 'alert' }, sentence, ' ', link)
  }

  const summaryOf = ({ attributes }) => {
    const set = names.filter((name) => attributes[name] && fits(name, attributes.element))
    const texts = set.map((name) => `${name}: ${attributes[name]}`)
    return texts.length > 0 && createElement('p', null, texts.join(' · '))
  }

  const placeholderOf = (props) => {
    const tag = props.attributes.element
    const instructions = INSTRUCTIONS[tag] ?? plain(facts.elements[tag] ?? '')
    return createElement(
      Placeholder,
      { icon: 'welcome-learn-more', label: titleOf(tag), instructions },
      createElement('div', null, problemOf(props), choiceOf(props), summaryOf(props)),
    )
  }

  const Edit = (props) =>
    createElement(
      Fragment,
      null,
      panelsOf(props),
      createElement('div', useBlockProps(), placeholderOf(props)),
    )

  blocks.registerBlockType('quiz-elements/quiz', { edit: Edit, save: () => null })
}
