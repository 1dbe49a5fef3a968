import { isApiBase, TYPED_WRONGLY } from './api-base.ts'
import {
  ATTRIBUTES,
  type Attribute,
  isLink,
  PROPERTIES,
  type PropertyName,
  type Texts,
} from './attributes.ts'

/** Further checks for attributes that accept any text. */
const ODD: { [Name in PropertyName]?: (written: string, page: string) => boolean } = {
  apiBase: (written, page) => !isApiBase(written, page),
  frontendUrl: (written, page) => TYPED_WRONGLY.test(written) || !isLink(written, page),
  quiz: (written) => TYPED_WRONGLY.test(written),
  lang: (written) => !/^[a-z]{2,8}([-_.@][a-z\d]+)*$/i.test(written.trim()),
  brandLogo: (written, page) => TYPED_WRONGLY.test(written) || !URL.canParse(written, page),
  termsUrl: (written) => TYPED_WRONGLY.test(written),
  privacyUrl: (written) => TYPED_WRONGLY.test(written),
  imageProxyHosts: (written) => /[/"'\u2018-\u201f]/.test(written),
  stagingHost: (written) => /\/|\s/.test(written) || TYPED_WRONGLY.test(written),
}

/** The invalid attributes, as written. */
export const invalidAttributes = (textOf: Texts, page: string): string[] =>
  PROPERTIES.flatMap((name) => {
    const [row, written]: [Attribute<unknown>, string | undefined] = [ATTRIBUTES[name], textOf(name)]
    if (!written || (row.read(written, page) !== undefined && !ODD[name]?.(written, page))) return []
    return [`${row.attribute}="${written}"${row.values ? ` (${row.values.join('|')})` : ''}`]
  })
