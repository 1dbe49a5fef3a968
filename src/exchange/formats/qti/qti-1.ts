import type { QuestionKind } from '../../../domain/exchange/import-problem.ts'
import { attribute, escapeMarkup } from '../../markup/question-markup.ts'
import { fileNumber, type NumberAnswer } from '../../questions/number-question.ts'
import type { WeightedOption } from '../../questions/weighted-question.ts'
import type { QtiItem, QtiTexts } from './item.ts'
import { allNodes, attributeOf, childrenOf, descendants, firstNode, markupIn, type QtiNode } from './node.ts'

/*
 * QTI 1.2 as Canvas, Blackboard, Respondus and Common Cartridges write it: a condition for each answer sets the score.
 */

const TEXTS = ['mattext', 'mat_formattedtext', 'matemtext']

const isResponse = ({ name }: QtiNode) => name.startsWith('response_')

/** The texts and pictures of an element as HTML, without those of its answers. */
function materialOf(node: QtiNode, { charactersOf }: QtiTexts, isOpaque: (node: QtiNode) => boolean): string {
  const pieces: string[] = []
  for (const part of descendants(node, (child) => TEXTS.includes(child.name) || isOpaque(child))) {
    if (TEXTS.includes(part.name)) pieces.push(`<p>${textOf(part, charactersOf)}</p>`)
    if (part.name === 'matbreak') pieces.push('<br/>')
    if (part.name !== 'matimage') continue
    const uri = attributeOf(part, 'uri') || charactersOf(part)
    if (uri.trim()) pieces.push(`<img src=${attribute(uri.trim())}/>`)
  }
  return pieces.join('')
}

const isHtml = (node: QtiNode) =>
  /html/i.test(`${attributeOf(node, 'texttype')} ${attributeOf(node, 'type')}`) || childrenOf(node).length > 0

function textOf(node: QtiNode, charactersOf: QtiTexts['charactersOf']): string {
  if (childrenOf(node).length > 0) return markupIn(node)
  const characters = charactersOf(node)
  // Many programs write HTML without declaring it.
  if (isHtml(node) || /<\/?(p|br|div|span|img|b|i|em|strong|sub|sup)\b[^<>]*>/i.test(characters))
    return characters
  return escapeMarkup(characters.trim()).replaceAll('\n', '<br/>')
}

/** The fields that describe an item, by their labels in lower case. */
function metadataOf(item: QtiNode, { charactersOf }: QtiTexts): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const node of descendants(item)) {
    if (node.name.startsWith('qmd_')) fields.set(node.name, charactersOf(node).trim())
    if (node.name !== 'qtimetadatafield') continue
    const [label, entry] = ['fieldlabel', 'fieldentry'].map((name) => firstNode(node, name))
    if (label && entry) fields.set(charactersOf(label).trim().toLowerCase(), charactersOf(entry).trim())
  }
  return fields
}

interface Condition {
  /** The answers that it matches; empty for all others. */
  answers: readonly string[]
  /** In the units of the file; undefined if no score is set. */
  score: number | undefined
  feedback: readonly string[]
}

/** Blackboard refers to the highest score by name, without its value. */
const scoreOf = (text: string) => (/max$/i.test(text.trim()) ? Number.MAX_SAFE_INTEGER : Number(text) || 0)

function conditionOf(node: QtiNode, { charactersOf }: QtiTexts): Condition {
  const answers = [...descendants(node, ({ name }) => name === 'not')]
    .filter(({ name }) => name === 'varequal')
    .map((answer) => charactersOf(answer).trim())
  const scores = childrenOf(node, 'setvar')
    .filter((setvar) =>
      /^(score|que_score|)$/i.test(attributeOf(setvar, 'varname') || attributeOf(setvar, 'variablename')),
    )
    .map((setvar) => scoreOf(charactersOf(setvar)))
  const isCalledRight = /^correct$/i.test(attributeOf(node, 'title'))
  return {
    answers,
    score: scores[0] ?? (isCalledRight ? 100 : undefined),
    feedback: allNodes(node, 'displayfeedback').map((shown) => attributeOf(shown, 'linkrefid')),
  }
}

const KINDS: readonly [pattern: RegExp, kind: QuestionKind][] = [
  [/essay|file_upload/i, 'essay'],
  [/short_answer|fib|fill_in_(?!multiple)|pattern_match/i, 'short-answer'],
  [/fill_in_multiple|multiple_dropdowns/i, 'cloze'],
  [/matching/i, 'matching'],
  [/numerical|calculated/i, 'numerical'],
  [/text_only/i, 'description'],
]

/** The kind of an item that is not a choice, by its metadata or else its responses. */
function kindOf(item: QtiNode, types: string): QuestionKind | undefined {
  const [, kind] = KINDS.find(([pattern]) => pattern.test(types)) ?? []
  if (kind) return kind
  const responses = [...descendants(item)].filter(isResponse).map(({ name }) => name)
  const choices = responses.filter((name) => name === 'response_lid').length
  if (choices === 1) return undefined
  if (choices > 1 || responses.includes('response_grp')) return 'matching'
  if (responses.includes('response_num')) return 'numerical'
  if (responses.includes('response_str')) return firstNode(item, 'render_fib') ? 'short-answer' : 'essay'
  return 'description'
}

/** The value of an element, as a number. */
const numberIn = (node: QtiNode | undefined, { charactersOf }: QtiTexts) =>
  node ? fileNumber(charactersOf(node)) : Number.NaN

/** A condition names the number, the bounds between which it may be, or both. */
function numbersOf(item: QtiNode, texts: QtiTexts): NumberAnswer[] {
  const right = allNodes(item, 'respcondition').filter((node) => (conditionOf(node, texts).score ?? 0) > 0)
  return right.map((node) => {
    const numberNamed = (name: string) => numberIn(firstNode(node, name), texts)
    const [named, least, most] = [numberNamed('varequal'), numberNamed('vargte'), numberNamed('varlte')]
    const middle = Number(((least + most) / 2).toPrecision(12))
    const half = Number(((most - least) / 2).toPrecision(12))
    return {
      value: Number.isNaN(named) ? middle : named,
      tolerance: Number.isNaN(half) ? 0 : half,
      weight: 100,
    }
  })
}

const WRONG = /incorrect|wrong/i

function optionsOf(item: QtiNode, conditions: readonly Condition[], texts: QtiTexts): WeightedOption[] {
  const best = Math.max(...conditions.map(({ score = 0 }) => score), 0) || 1
  const feedback = new Map(allNodes(item, 'itemfeedback').map((node) => [attributeOf(node, 'ident'), node]))
  return allNodes(item, 'response_label').map((label) => {
    const about = conditions.filter(({ answers }) => answers.includes(attributeOf(label, 'ident')))
    const shown = about
      .flatMap((condition) => condition.feedback)
      .flatMap((ident) => feedback.get(ident) ?? [])
    return {
      text: texts.reduce(materialOf(label, texts, () => false)),
      weight: (Math.max(...about.map(({ score = 0 }) => score), 0) / best) * 100,
      feedback: [...new Set(shown)]
        .map((node) => texts.reduce(materialOf(node, texts, () => false)).text)
        .join('\n'),
      pinned: /^no$/i.test(attributeOf(label, 'rshuffle')),
    }
  })
}

/** Feedback that is shown whatever the answer is. */
function generalOf(item: QtiNode, conditions: readonly Condition[], texts: QtiTexts): string {
  const idents = conditions.filter(({ answers }) => answers.length === 0).flatMap(({ feedback }) => feedback)
  return allNodes(item, 'itemfeedback')
    .filter((node) => idents.includes(attributeOf(node, 'ident')) && !WRONG.test(attributeOf(node, 'ident')))
    .map((node) => materialOf(node, texts, () => false))
    .join('')
}

const POINTS = ['points_possible', 'qmd_absolutescore_max', 'cc_weighting', 'qmd_weighting']

function pointsIn(item: QtiNode, fields: ReadonlyMap<string, string>): string {
  const points = POINTS.map((name) => fields.get(name)).find(Boolean)
  const most = attributeOf(firstNode(item, 'decvar'), 'maxvalue')
  // A hundred is a score in per cent.
  return points ?? (most === '100' ? '' : most)
}

export function readQti1(item: QtiNode, texts: QtiTexts): QtiItem {
  const fields = metadataOf(item, texts)
  const types = ['question_type', 'cc_profile', 'qmd_itemtype', 'qmd_questiontype', 'bbmd_questiontype']
    .map((name) => fields.get(name) ?? '')
    .join(' ')
  const conditions = allNodes(item, 'respcondition').map((node) => conditionOf(node, texts))
  const presentation = firstNode(item, 'presentation') ?? item
  const choice = firstNode(presentation, 'response_lid')
  const cardinality = attributeOf(choice, 'rcardinality').toLowerCase()
  const kind = kindOf(item, types)
  return {
    kind,
    number: kind === 'numerical' ? numbersOf(item, texts) : undefined,
    tags: (fields.get('qmd_keywords') ?? '').split(' | '),
    ...(cardinality === 'ordered' && { type: 'ordering' }),
    text: texts.reduce(
      materialOf(
        presentation,
        texts,
        ({ name }) => name.startsWith('render_') || name === 'resprocessing' || name === 'itemfeedback',
      ),
    ),
    options: choice ? optionsOf(item, conditions, texts) : [],
    several: cardinality === 'multiple',
    feedback: texts.reduce(generalOf(item, conditions, texts)),
    points: pointsIn(item, fields),
    topic: fields.get('qmd_topic'),
  }
}
