// SPEC 2 Writing room
import { describe, expect, test } from 'vitest'
import { readPastedHtml } from '../../../src/exchange/formats/html/read.ts'
import { run } from '../../support/office/docx-file.ts'
import { p, raised, textOf } from '../../support/office/read-docx.ts'

const shifted = (text: string, halfPoints: number, size = 16) =>
  run(text, `<w:position w:val="${halfPoints}"/><w:sz w:val="${size}"/>`)

describe('text raised by its position', () => {
  test.each([
    ['up', p(run('10'), shifted('7', 6), run(' Hz')), '$10^{7}$ Hz'],
    ['up in the size of the text', p(run('10'), shifted('−3', 8, 24)), '$10^{-3}$'],
    ['down', p(run('H'), shifted('2', -4), run('O')), '$\\mathrm{H_{2}O}$'],
    ['by less than the eye sees', p(run('10'), shifted('7', 1)), '107'],
    ['not a number', p(run('10'), run('7', '<w:position w:val="up"/>')), '107'],
    ['with its whole line', p(shifted('A line', 6), shifted(' of text', 6)), 'A line of text'],
    [
      'back to the line by its own style',
      p(run('10'), run('7', '<w:vertAlign w:val="baseline"/><w:position w:val="6"/>')),
      '107',
    ],
  ])('%s', (_, body, text) => expect(textOf(body)).toBe(text))

  test('a line that is raised as a whole by a script is no formula', () =>
    expect(textOf(p(raised('A small line')))).toBe('A small line'))
})

describe('text raised by a style in HTML', () => {
  test.each([
    ['vertical-align: super', '$10^{7}$'],
    ['vertical-align: 4pt', '$10^{7}$'],
    ['vertical-align: 30%', '$10^{7}$'],
    ['vertical-align: text-top; font-size: 60%', '$10^{7}$'],
    ['vertical-align: -0.3em', '$10_{7}$'],
    ['position: relative; top: -0.4em', '$10^{7}$'],
    ['position: relative; bottom: 5px', '$10^{7}$'],
    ['position:relative;top:-3.0pt;mso-text-raise:3.0pt', '$10^{7}$'],
    ['position:relative;top:2.0pt;mso-text-raise:-2.0pt', '$10_{7}$'],
    ['position: relative; top: 0', '107'],
    ['vertical-align: 0', '107'],
    ['vertical-align: middle', '107'],
    ['top: -0.4em', '107'],
  ])('%s', (style, text) =>
    expect(readPastedHtml(`<p>10<span style="${style}">7</span></p>`).text).toBe(text),
  )

  test('a line that is raised as a whole is no formula', () =>
    expect(readPastedHtml('<p><span style="position:relative;top:-3pt">A line</span></p>').text).toBe(
      'A line',
    ))
})
