import type { QuestionKind } from '../../../domain/exchange/import-problem.ts'
import { fileNumber, type NumberAnswer } from '../../questions/number-question.ts'
import type { WeightedOption } from '../../questions/weighted-question.ts'
import type { QtiItem, QtiTexts } from './item.ts'
import { allNodes, attributeOf, childrenOf, descendants, firstNode, markupIn, type QtiNode } from './node.ts'

/* QTI 2.1, 2.2 and 3.0, which spells the names of 2.1 differently. */

const KINDS: ReadonlyMap<string, QuestionKind> = new Map([
  ['textEntryInteraction', 'short-answer'],
  ['extendedTextInteraction', 'essay'],
  ['uploadInteraction', 'essay'],
  ['matchInteraction', 'matching'],
  ['associateInteraction', 'matching'],
  ['gapMatchInteraction', 'cloze'],
  ['inlineChoiceInteraction', 'cloze'],
])

const isInteraction = ({ name }: QtiNode) => name.endsWith('Interaction')

/** The kind, unless it is a single choice; `type` is the name of an unknown interaction. */
function kindOf(interactions: readonly QtiNode[]): Pick<QtiItem, 'kind' | 'type'> {
  const [first, second] = interactions
  if (!first) return { kind: 'description' }
  const other = interactions.find(({ name }) => name !== 'choiceInteraction') ?? second
  if (!other) return {}
  const kind = KINDS.get(other.name)
  return kind ? { kind } : { type: other.name }
}

/**
 * In per cent of the best. If answers have values, the most valuable is right; if another one is declared right, both are
 * marked, so that the teacher is asked.
 */
function weightsOf(
  declaration: QtiNode | undefined,
  { charactersOf }: QtiTexts,
): ReadonlyMap<string, number> {
  if (!declaration) return new Map()
  const mapped = allNodes(declaration, 'mapEntry').map(
    (entry) => [attributeOf(entry, 'mapKey'), Number(attributeOf(entry, 'mappedValue')) || 0] as const,
  )
  const best = Math.max(...mapped.map(([, value]) => value), 0)
  const weights = new Map(best > 0 ? mapped.map(([key, value]) => [key, (value / best) * 100]) : [])
  const correct = firstNode(declaration, 'correctResponse')
  for (const value of correct ? allNodes(correct, 'value') : []) weights.set(charactersOf(value).trim(), 100)
  return weights
}

/** Not for learners, or no part of the text. */
const UNSEEN = ['rubricBlock', 'infoControl', 'stylesheet']

const FEEDBACK = ['feedbackInline', 'feedbackBlock']
const isFeedback = ({ name }: QtiNode) => FEEDBACK.includes(name)
const withoutFeedback = (node: QtiNode) => (isFeedback(node) ? '' : undefined)

const WRONG = /incorrect|wrong|false/i
const RIGHT = /correct|right|true/i

interface Feedback {
  /** By the identifier of a choice. */
  ofChoice: ReadonlyMap<string, string>
  /** Shown for any answer, or for the right one. */
  general: string
}

function feedbackOf(item: QtiNode, choices: readonly QtiNode[], texts: QtiTexts): Feedback {
  const ofChoice = new Map<string, string>()
  const addFeedback = (identifier: string, markup: string) =>
    ofChoice.set(identifier, `${ofChoice.get(identifier) ?? ''}\n${texts.reduce(markup).text}`.trim())
  for (const choice of choices)
    for (const node of [...descendants(choice)].filter(isFeedback))
      addFeedback(attributeOf(choice, 'identifier'), markupIn(node))
  const idents = new Set(choices.map((choice) => attributeOf(choice, 'identifier')))
  const general: string[] = []
  for (const node of childrenOf(item, 'modalFeedback')) {
    const identifier = attributeOf(node, 'identifier')
    if (idents.has(identifier)) addFeedback(identifier, markupIn(node))
    else if (!WRONG.test(identifier) || RIGHT.test(identifier.replace(/in-?correct/gi, '')))
      general.push(`<div>${markupIn(node)}</div>`)
  }
  return { ofChoice, general: general.join('') }
}

function optionsOf(
  choices: readonly QtiNode[],
  weights: ReadonlyMap<string, number>,
  { ofChoice }: Feedback,
  { reduce }: QtiTexts,
): WeightedOption[] {
  return choices.map((choice) => {
    const identifier = attributeOf(choice, 'identifier')
    return {
      text: reduce(markupIn(choice, withoutFeedback)),
      weight: weights.get(identifier) ?? 0,
      feedback: ofChoice.get(identifier) ?? '',
      pinned: attributeOf(choice, 'fixed') === 'true',
    }
  })
}

/** The highest score, where one is declared. */
function pointsIn(item: QtiNode, { charactersOf }: QtiTexts): string {
  const outcomes = childrenOf(item, 'outcomeDeclaration')
  const byName = (name: string) => outcomes.find((outcome) => attributeOf(outcome, 'identifier') === name)
  const most = byName('MAXSCORE')
  const value = most && firstNode(most, 'value')
  return (value ? charactersOf(value) : attributeOf(byName('SCORE'), 'normalMaximum')).trim()
}

/** As our own items carry it, behind what else only they say. */
const TOPIC = /(?:^| \| )topic=([\s\S]+)$/

/** A number that is typed, with the tolerance of the condition that compares it. */
function numbersOf(
  item: QtiNode,
  declaration: QtiNode | undefined,
  { charactersOf }: QtiTexts,
): NumberAnswer[] {
  const correct = declaration && firstNode(declaration, 'correctResponse')
  const value = correct && firstNode(correct, 'value')
  if (!value || !/^(float|integer)$/.test(attributeOf(declaration, 'baseType'))) return []
  const number = fileNumber(charactersOf(value))
  const equal = firstNode(item, 'equal')
  const [least = '0', most = least] = attributeOf(equal, 'tolerance').trim().split(/\s+/)
  const mode = attributeOf(equal, 'toleranceMode')
  const size = mode === 'exact' || mode === '' ? 0 : Number(least || 0)
  const isLopsided = size > 0 && Number(most) !== size
  const tolerance = mode === 'relative' ? Number(((size / 100) * Math.abs(number)).toPrecision(12)) : size
  return isLopsided ? [] : [{ value: number, tolerance, weight: 100 }]
}

export function readQti2(item: QtiNode, texts: QtiTexts): QtiItem {
  const body = firstNode(item, 'itemBody')
  const interactions = body ? [...descendants(body)].filter(isInteraction) : []
  const [interaction] = interactions
  const choices = interaction ? allNodes(interaction, 'simpleChoice') : []
  const feedback = feedbackOf(item, choices, texts)
  const declaration = childrenOf(item, 'responseDeclaration').find(
    (node) => attributeOf(node, 'identifier') === attributeOf(interaction, 'responseIdentifier'),
  )
  const promptOf = (node: QtiNode) =>
    childrenOf(node, 'prompt').map((prompt) => `<div>${markupIn(prompt)}</div>`)
  const text = body
    ? markupIn(body, (node) => {
        if (isInteraction(node)) return promptOf(node).join('')
        return UNSEEN.includes(node.name) || isFeedback(node) ? '' : undefined
      })
    : ''
  const label = attributeOf(item, 'label')
  const isTyped = interactions.length === 1 && interaction?.name === 'textEntryInteraction'
  return {
    ...kindOf(interactions),
    number: isTyped ? numbersOf(item, declaration, texts) : undefined,
    tags: label.replace(TOPIC, '').split(' | '),
    text: texts.reduce(text),
    options: optionsOf(choices, weightsOf(declaration, texts), feedback, texts),
    several:
      attributeOf(declaration, 'cardinality') === 'multiple' &&
      attributeOf(interaction, 'maxChoices') !== '1',
    feedback: texts.reduce(feedback.general),
    points: pointsIn(item, texts),
    topic: TOPIC.exec(label)?.[1],
  }
}
