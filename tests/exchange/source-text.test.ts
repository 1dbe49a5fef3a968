import { expect, test } from 'vitest'
import { detectFormat } from '../../src/exchange/formats/detect.ts'
import { decodeFile, tidyText } from '../../src/exchange/questions/source-text.ts'

test.each([
  ['aiken', 'What, or who?\nA. 1\nB. 2\nANSWER: B'],
  ['plain', 'What is {x}?\nA) 1\nB) 2\n answer : b'],
  ['plain', '1. What is {x}?\nA) 1\nB) 2\nANSWER: B'],
  ['plain', 'What, then, is it, or was it?\na) this, that\nb) these, those\nc) none, nothing'],
  ['plain', '1. One?\na.\tx\tb.\ty\tc.\tz\td.\tw\n\n2. Two?\na.\tx\tb.\ty\tc.\tz\td.\tw'],
  ['plain', '1. The force $F_{T}$ is\na) $x_{=1}$\nb) 0'],
  ['plain', 'Is light, in a vacuum, always, everywhere, the fastest?'],
  ['gift', '::Q::What? {=a ~b}'],
  ['gift', '[html]<p>What?</p> {=a ~b}'],
  ['gift', 'Is $x^{2}$ right? {TRUE}'],
  ['gift', '::Only a title:: and no end {'],
  ['csv', 'What is $x^{2}$, or \\(\\frac{1}{2}\\)?,1,2,3,4,A'],
  ['moodle', '\n<?xml version="1.0"?><quiz></quiz>'],
  ['moodle', '<quiz><question type="x"></question></quiz>'],
  ['json', '[{"text": "What?"}]'],
  ['json', '{\n  "questions": []}'],
  ['json', '[]'],
  ['csv', 'text,a,b,c,d,correct'],
  ['csv', 'What?;1;2;3;4;A'],
  ['csv', 'One?\t1\t2\t3\t4\tA\nTwo?\t1\t2\t3\t4\tB'],
  ['csv', '"One, or\ntwo?",1,2,3,4,A\n"Three, four?",1,2,3,4,B'],
  ['qti', '<?xml version="1.0"?>\n<questestinterop></questestinterop>'],
  ['qti', '<assessmentItem identifier="x"></assessmentItem>'],
  ['qti', '<!-- x --><qti-assessment-item identifier="x"/>'],
  [undefined, 'Once upon a time'],
  [undefined, 'Once upon a time, a king, a queen, and a fool, lived, happily'],
])('the format is detected: %s, %j', (format, text) => expect(detectFormat(text)).toBe(format))

const utf8 = (text: string) => new TextEncoder().encode(text)

test.each([
  ['UTF-8', utf8('é\nΩ'), { text: 'é\nΩ' }],
  ['UTF-8 with a byte order mark', utf8('\uFEFFé'), { text: 'é' }],
  ['Windows line breaks', utf8('a\r\nb\rc'), { text: 'a\nb\nc' }],
  ['UTF-16, little-endian', Uint8Array.of(0xff, 0xfe, 0xe9, 0, 0xa9, 0x03), { text: 'éΩ' }],
  ['UTF-16, big-endian', Uint8Array.of(0xfe, 0xff, 0, 0xe9, 0x03, 0xa9), { text: 'éΩ' }],
  ['Windows-1252', Uint8Array.of(0xe9, 0x20, 0xb0, 0xfc), { text: 'é °ü', guessed: 'windows-1252' }],
  ['nothing', new Uint8Array(), { text: '' }],
])('a file in %s is read', (_, bytes, decoded) => expect(decodeFile(bytes)).toEqual(decoded))

test('a pasted text loses its byte order mark', () => expect(tidyText('\uFEFFa\r\n')).toBe('a\n'))
