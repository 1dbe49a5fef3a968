// SPEC 2 Admin dashboard; 2 Admin results dashboard
import { describe, expect, test } from 'vitest'
import {
  itemsOnPage,
  nearbyPages,
  numberedPages,
  pageSpan,
  QUIZ_PAGE_SIZE,
} from '../../../src/domain/lib/paging.ts'

describe('a page of a list', () => {
  test.each([
    ['of an empty list', 0, 1, { page: 1, pageCount: 1, from: 0, to: 0, total: 0 }],
    ['of fewer than a page', 3, 1, { page: 1, pageCount: 1, from: 1, to: 3, total: 3 }],
    ['of exactly a page', 10, 1, { page: 1, pageCount: 1, from: 1, to: 10, total: 10 }],
    ['of one more than a page', 11, 2, { page: 2, pageCount: 2, from: 11, to: 11, total: 11 }],
    ['in the middle', 86, 3, { page: 3, pageCount: 9, from: 21, to: 30, total: 86 }],
    ['at the end', 86, 9, { page: 9, pageCount: 9, from: 81, to: 86, total: 86 }],
    ['beyond a list that has shrunk', 20, 3, { page: 2, pageCount: 2, from: 11, to: 20, total: 20 }],
    ['before the first', 20, 0, { page: 1, pageCount: 2, from: 1, to: 10, total: 20 }],
  ])('%s has its span and its counts', (_, total, wanted, span) => {
    expect(pageSpan(total, QUIZ_PAGE_SIZE, wanted)).toEqual(span)
  })

  test('has every item of the list once, in its order', () => {
    const items = Array.from({ length: 86 }, (_, index) => index)
    const pages = Array.from({ length: 9 }, (_, index) => itemsOnPage(items, pageSpan(86, 10, index + 1)))
    expect(pages.flat()).toEqual(items)
    expect(pages[2]).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29])
    expect(itemsOnPage([], pageSpan(0, 10, 1))).toEqual([])
  })
})

describe('the numbered pages', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 9, [1, 2, 9]],
    [2, 9, [1, 2, 3, 9]],
    [3, 9, [1, 2, 3, 4, 9]],
    [5, 9, [1, 4, 5, 6, 9]],
    [8, 9, [1, 7, 8, 9]],
    [9, 9, [1, 8, 9]],
  ])('include, on page %i of %i, %j', (page, pageCount, pages) => {
    expect(numberedPages(page, pageCount)).toEqual(pages)
  })
})

describe('the nearby pages', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 4, [1, 2, 3, 4]],
    [1, 5, [1, 2, 3, 4, 5]],
    [5, 5, [1, 2, 3, 4, 5]],
    [1, 200, [1, 2, 3, 4, 5]],
    [3, 200, [1, 2, 3, 4, 5]],
    [4, 200, [2, 3, 4, 5, 6]],
    [100, 200, [98, 99, 100, 101, 102]],
    [198, 200, [196, 197, 198, 199, 200]],
    [199, 200, [196, 197, 198, 199, 200]],
    [200, 200, [196, 197, 198, 199, 200]],
  ])('are, from page %i of %i, %j', (page, pageCount, pages) => {
    expect(nearbyPages(page, pageCount)).toEqual(pages)
  })
})
